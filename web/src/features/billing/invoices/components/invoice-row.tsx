import type { Invoice } from '@citato/contract';
import { Link } from '@tanstack/react-router';
import { Badge, ExternalLink } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { formatAmount, formatLongDate } from '#lib/format';
import { billingCopy } from '../copy.ts';

const copy = billingCopy.invoices;
const TONES = {
  paid: 'positive',
  open: 'warning',
  void: 'neutral',
  uncollectible: 'negative',
  other: 'neutral',
} as const;

/** One invoice: when, what for, how much, whether it is paid, and its papers. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, issuedAt, status, planId, amountCents, taxCents, hostedUrl, pdfUrl } = invoice;
  const details = [number ?? copy.unnumbered, ...(planId === null ? [] : [copy.plan(PLAN_NAMES[planId])])];
  // An unpaid invoice that only gives credit: its amount is set off against the next ones.
  const isCredit = amountCents < 0 && status === 'paid';
  const creditLine = describeCredit(invoice);
  const notes = [
    ...(creditLine === null ? [] : [creditLine]),
    ...describeRefunds(invoice),
    ...describeDisputes(invoice),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{formatLongDate(issuedAt)}</p>
        <p className="text-xs text-muted wrap-anywhere">{details.join(' · ')}</p>
        <p className="flex flex-wrap gap-x-4">
          {hostedUrl !== null && (
            <ExternalLink href={hostedUrl} className="inline-block py-1">
              {copy.open}
            </ExternalLink>
          )}
          {pdfUrl !== null && (
            <ExternalLink href={pdfUrl} className="inline-block py-1">
              {copy.pdf}
            </ExternalLink>
          )}
          {status === 'open' && amountCents > 0 && (
            <Link to="/profile" search={{ tab: 'plan' }} className="inline-block py-1 text-sm">
              {copy.pay}
            </Link>
          )}
        </p>
      </div>
      <div className="flex flex-col-reverse items-end justify-end gap-1.5 sm:flex-row sm:items-start sm:gap-4">
        {isCredit ? (
          <Badge tone="accent">{copy.credit}</Badge>
        ) : (
          <Badge tone={TONES[status]}>{copy.status[status]}</Badge>
        )}
        <p className="text-right sm:min-w-28">
          <span className="font-medium">{formatAmount(amountCents)}</span>
          {taxCents !== null && (
            <span className="block text-2xs text-faint">{copy.tax(formatAmount(taxCents))}</span>
          )}
        </p>
      </div>
      {notes.length > 0 && (
        <p className="col-span-2 mt-1.5 text-2xs text-faint sm:text-right">
          {notes.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** What the card paid of it, or has to pay, where credit pays some; null where the card pays all. */
function describeCredit({ status, amountCents, dueCents, paidCents }: Invoice): string | null {
  const chargedCents = (status === 'paid' ? paidCents : dueCents) ?? amountCents;
  if (chargedCents >= amountCents || status === 'void') return null;
  if (chargedCents === 0) return copy.allCredit;
  const amount = formatAmount(chargedCents);
  return status === 'paid' ? copy.charged(amount) : copy.due(amount);
}

/** What was given back of it, one line a time; the whole of what was paid is not repeated as an amount. */
function describeRefunds({ amountCents, paidCents, refunds = [] }: Invoice): string[] {
  return refunds.flatMap(({ number, refundedAt, failedAt = null, ...given }) => {
    if (failedAt !== null) return [describeFailure({ number, failedAt, ...given })];
    const date = formatLongDate(refundedAt);
    const isWhole = given.refundedCents === (paidCents ?? amountCents);
    return [
      ...(given.refundedCents === 0
        ? []
        : [isWhole ? copy.refundedWhole(date) : copy.refunded(formatAmount(given.refundedCents), date)]),
      ...(number === null ? [] : [copy.creditNote(number, formatAmount(given.amountCents))]),
    ];
  });
}

/** The state of its disputes, each one line. */
function describeDisputes({ disputes = [] }: Invoice): string[] {
  return disputes.map(({ status, openedAt, decidedAt, amountCents }) => {
    if (decidedAt === null || (status !== 'lost' && status !== 'won'))
      return copy.disputeOpen(formatLongDate(openedAt));
    const date = formatLongDate(decidedAt);
    return status === 'lost' ? copy.disputeLost(formatAmount(amountCents), date) : copy.disputeWon(date);
  });
}

function describeFailure({
  number,
  failedAt,
  amountCents,
}: {
  number: string | null;
  failedAt: string;
  amountCents: number;
}): string {
  const date = formatLongDate(failedAt);
  return number === null
    ? copy.refundFailed(formatAmount(amountCents), date)
    : copy.creditNoteVoided(number, date);
}

import type { Invoice } from '@citato/contract';
import { Link } from '@tanstack/react-router';
import { Badge, ExternalLink } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { formatAmount, formatLongDate } from '#lib/format';
import { billingCopy } from '../copy.ts';
import { describeSettlement } from '../describe-settlement.ts';

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
  const notes = describeSettlement(invoice);
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

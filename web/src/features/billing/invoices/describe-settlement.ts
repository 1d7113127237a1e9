import type { Invoice } from '@citato/contract';
import { formatAmount, formatLongDate } from '#lib/format';
import { billingCopy } from './copy.ts';

const copy = billingCopy.invoices;

/** How an invoice was settled beyond being paid, a line each: credit, what was given back, what a bank disputes. */
export function describeSettlement(invoice: Invoice): string[] {
  const creditLine = describeCredit(invoice);
  return [
    ...(creditLine === null ? [] : [creditLine]),
    ...describeRefunds(invoice),
    ...describeDisputes(invoice),
  ];
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

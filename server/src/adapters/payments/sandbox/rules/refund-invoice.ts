import type { Invoice } from './sandbox-objects.ts';

/** Gives back of a paid invoice what was asked for, or all that is left; null where nothing is, or less than that. */
export function refundInvoice({
  invoice,
  amountCents,
  id,
  at,
}: {
  invoice: Invoice;
  amountCents: number | null;
  id: string;
  at: Date;
}): Invoice | null {
  const given = invoice.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  const leftCents = (invoice.status === 'paid' ? invoice.dueCents : 0) - given;
  const wantedCents = amountCents ?? leftCents;
  if (wantedCents <= 0 || wantedCents > leftCents) return null;
  return { ...invoice, refunds: [...invoice.refunds, { id, amountCents: wantedCents, issuedAt: at }] };
}

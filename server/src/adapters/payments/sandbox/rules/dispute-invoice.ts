import type { Dispute, Invoice } from './sandbox-objects.ts';

/** As long as a bank waits for an answer. */
const ANSWER_MS = 9 * 24 * 60 * 60 * 1000;

/**
 * The payer of a paid invoice has his bank fetch the money back, or the bank says how far it is: null where the invoice
 * was not paid, or what is said cannot follow.
 */
export function disputeInvoice({
  invoice,
  status,
  id,
  at,
}: {
  invoice: Invoice;
  status: Dispute['status'];
  id: string;
  at: Date;
}): Invoice | null {
  const running = invoice.disputes.find((dispute) => dispute.status !== 'won' && dispute.status !== 'lost');
  if (status === 'needs_response') {
    if (invoice.status !== 'paid' || invoice.dueCents <= 0 || running !== undefined) return null;
    const dueBy = new Date(at.getTime() + ANSWER_MS);
    const opened = { id, amountCents: invoice.dueCents, status, dueBy, openedAt: at };
    return { ...invoice, disputes: [...invoice.disputes, opened] };
  }
  if (running === undefined) return null;
  const disputes = invoice.disputes.map((dispute) =>
    dispute === running ? { ...dispute, status } : dispute,
  );
  return { ...invoice, disputes };
}

import type Stripe from 'stripe';
import type { ProviderDispute } from '../../payment-provider.ts';
import { mapIntents } from './map-intents.ts';
import { idOf, readMoment } from './reference.ts';

/** An inquiry of a bank is a dispute to us; of what ends it without a decision nothing was taken back. */
const STATUSES = new Map<string, ProviderDispute['status']>([
  ['warning_needs_response', 'needs_response'],
  ['needs_response', 'needs_response'],
  ['appeal_needs_response', 'needs_response'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

function viewDispute({
  id,
  amount: amountCents,
  reason,
  status: said,
  evidence_details: { due_by: due },
  created,
}: Stripe.Dispute): ProviderDispute {
  const status = STATUSES.get(said) ?? 'under_review';
  const dueBy = status === 'needs_response' && due !== null ? readMoment(due) : null;
  return { id, amountCents, reason, status, dueBy, openedAt: readMoment(created) };
}

/** What is disputed, by invoice, newest first. */
export function viewDisputes({
  invoices,
  disputes,
}: {
  invoices: readonly Stripe.Invoice[];
  disputes: readonly Stripe.Dispute[];
}): Map<string, ProviderDispute[]> {
  const invoiceOfIntent = mapIntents(invoices);
  const byInvoice = new Map<string, ProviderDispute[]>();
  for (const dispute of disputes.toSorted((one, other) => other.created - one.created)) {
    const { payment_intent: intent } = dispute;
    const invoiceId = intent === null ? undefined : invoiceOfIntent.get(idOf(intent));
    if (invoiceId === undefined) continue;
    byInvoice.set(invoiceId, [...(byInvoice.get(invoiceId) ?? []), viewDispute(dispute)]);
  }
  return byInvoice;
}

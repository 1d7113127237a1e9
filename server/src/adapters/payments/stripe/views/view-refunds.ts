import type Stripe from 'stripe';
import type { ProviderRefund } from '../../payment-provider.ts';
import { idOf, readMoment } from './reference.ts';
import { mapIntents } from './map-intents.ts';

const STATUSES = new Map<string | null, ProviderRefund['status']>([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** A refund as the port has it; one the bank still processes, or asks its holder about, is pending. */
function viewRefund({ id, amount, status, created }: Stripe.Refund): ProviderRefund {
  const state = STATUSES.get(status) ?? 'pending';
  const refundedCents = state === 'failed' ? 0 : amount;
  const issuedAt = readMoment(created);
  return { id, kind: 'refund', number: null, amountCents: amount, refundedCents, status: state, issuedAt };
}

function viewCreditNote(
  { id, number, total, status, created, refunds }: Stripe.CreditNote,
  failed: ReadonlySet<string>,
): ProviderRefund {
  const paidBack = refunds.filter(({ refund }) => !failed.has(idOf(refund)));
  return {
    id,
    kind: 'credit_note',
    number,
    amountCents: total,
    refundedCents: paidBack.reduce((sum, { amount_refunded: amount }) => sum + amount, 0),
    status: status === 'void' ? 'failed' : 'succeeded',
    issuedAt: readMoment(created),
  };
}

/**
 * What was given back, by invoice. Charges name their payment alone, so that leads to the invoice. A refund that
 * belongs to a credit note is returned with the note: it is one correction.
 */
export function viewRefunds({
  invoices,
  refunds,
  creditNotes,
}: {
  invoices: readonly Stripe.Invoice[];
  refunds: readonly Stripe.Refund[];
  creditNotes: readonly Stripe.CreditNote[];
}): Map<string, ProviderRefund[]> {
  const invoiceOfIntent = mapIntents(invoices);
  const failed = new Set(
    refunds.map(viewRefund).flatMap(({ id, status }) => (status === 'failed' ? [id] : [])),
  );
  const noted = new Set(
    creditNotes
      .filter(({ status }) => status !== 'void')
      .flatMap((note) => note.refunds.map(({ refund }) => idOf(refund))),
  );
  const found = [
    ...refunds.flatMap((refund) => {
      const { payment_intent: intent } = refund;
      const invoiceId = intent === null ? undefined : invoiceOfIntent.get(idOf(intent));
      return invoiceId === undefined || noted.has(refund.id) ? [] : [{ invoiceId, view: viewRefund(refund) }];
    }),
    ...creditNotes.map((note) => ({ invoiceId: idOf(note.invoice), view: viewCreditNote(note, failed) })),
  ].toSorted((one, other) => other.view.issuedAt.getTime() - one.view.issuedAt.getTime());
  const byInvoice = new Map<string, ProviderRefund[]>();
  for (const { invoiceId, view } of found)
    byInvoice.set(invoiceId, [...(byInvoice.get(invoiceId) ?? []), view]);
  return byInvoice;
}

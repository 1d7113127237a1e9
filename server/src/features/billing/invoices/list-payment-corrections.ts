import type { PaymentCorrection } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { listNewestDisputes } from './store/disputes.ts';
import { listNewestRefunds } from './store/refunds.ts';
import type { InvoiceRow } from './tables.ts';

const MAX_ITEMS = 50;

/** What was given back or is disputed of anybody's payments, newest first. */
export async function listPaymentCorrections(db: Queryable): Promise<PaymentCorrection[]> {
  const refunds = await listNewestRefunds(db, { limit: MAX_ITEMS });
  const disputes = await listNewestDisputes(db, { limit: MAX_ITEMS });
  return [
    ...refunds.map(({ refund: { refundId, kind, status, amountCents, issuedAt }, invoice }) => ({
      ...nameInvoice(invoice),
      id: refundId,
      kind,
      status,
      amountCents,
      at: issuedAt.toISOString(),
      dueBy: null,
    })),
    ...disputes.map(({ dispute: { disputeId, status, amountCents, openedAt, dueBy }, invoice }) => ({
      ...nameInvoice(invoice),
      id: disputeId,
      kind: 'dispute' as const,
      status,
      amountCents,
      at: openedAt.toISOString(),
      dueBy: dueBy?.toISOString() ?? null,
    })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MAX_ITEMS);
}

/** Whom it concerns, by the name the invoice was made out to: the account may be gone. */
function nameInvoice({ number, billTo, payerName }: InvoiceRow) {
  return { invoiceNumber: number, customer: billTo?.companyName ?? payerName };
}

import { withTransaction } from '#platform/db';
import { announce } from '../webhooks/events.ts';
import { mintId } from '../mint-id.ts';
import { CUSTOMER, INVOICE } from '../object-shapes.ts';
import { refundInvoice } from '../rules/refund-invoice.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { readNow } from '../sandbox-time.ts';
import { findObject, lockObject, putObject } from '../store/objects.ts';

export type PayBackOutcome = 'given' | 'too_much' | 'unknown';

/** Gives money back as an operator does at a provider's own pages. */
export async function payBack(
  deps: SandboxDeps,
  { invoiceId, amountCents }: { invoiceId: string; amountCents: number | null },
): Promise<PayBackOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const known = await findObject(tx, INVOICE, invoiceId);
    const customer = known && (await lockObject(tx, CUSTOMER, known.customerId));
    const invoice = customer && (await findObject(tx, INVOICE, invoiceId));
    if (!invoice) return 'unknown';
    const at = await readNow(deps, tx);
    const refunded = refundInvoice({ invoice, amountCents, id: mintId('re'), at });
    if (refunded === null) return 'too_much';
    const { customerId } = invoice;
    await putObject(tx, { id: invoiceId, kind: INVOICE.kind, customerId, data: refunded });
    const happenings = [{ type: 'charge.refunded' as const, objectId: invoice.payment.id }];
    await announce(deps, tx, { customerId, happenings, at });
    return 'given';
  });
}

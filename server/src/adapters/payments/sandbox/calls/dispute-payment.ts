import { withTransaction } from '#platform/db';
import { announce } from '../webhooks/events.ts';
import { mintId } from '../mint-id.ts';
import { CUSTOMER, INVOICE } from '../object-shapes.ts';
import { disputeInvoice } from '../rules/dispute-invoice.ts';
import type { Dispute } from '../rules/sandbox-objects.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { readNow } from '../sandbox-time.ts';
import { findObject, lockObject, putObject } from '../store/objects.ts';

export type DisputeOutcome = 'done' | 'impossible' | 'unknown';

const EVENTS = {
  needs_response: 'charge.dispute.created',
  under_review: 'charge.dispute.updated',
  won: 'charge.dispute.closed',
  lost: 'charge.dispute.closed',
} as const;

/** Does what the payer of an invoice and his bank do outside: dispute a payment, and decide about it. */
export async function disputePayment(
  deps: SandboxDeps,
  { invoiceId, status }: { invoiceId: string; status: Dispute['status'] },
): Promise<DisputeOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const known = await findObject(tx, INVOICE, invoiceId);
    const customer = known && (await lockObject(tx, CUSTOMER, known.customerId));
    const invoice = customer && (await findObject(tx, INVOICE, invoiceId));
    if (!invoice) return 'unknown';
    const at = await readNow(deps, tx);
    const disputed = disputeInvoice({ invoice, status, id: mintId('du'), at });
    if (disputed === null) return 'impossible';
    const { customerId } = invoice;
    await putObject(tx, { id: invoiceId, kind: INVOICE.kind, customerId, data: disputed });
    const happenings = [{ type: EVENTS[status], objectId: invoice.payment.id }];
    await announce(deps, tx, { customerId, happenings, at });
    return 'done';
  });
}

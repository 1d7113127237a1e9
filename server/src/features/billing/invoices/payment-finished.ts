import * as z from 'zod';
import { type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** An invoice of an account was seen paid for the first time. */
export const paymentFinished = defineEvent({
  name: 'invoices.payment-finished',
  schema: z.object({ userId: z.uuid().transform((id) => toId<AccountId>(id)), invoiceId: z.string() }),
});

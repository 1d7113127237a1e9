import * as z from 'zod';
import { type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** An account has said whom to invoice. */
export const billingInfoChanged = defineEvent({
  name: 'invoices.billing-info-changed',
  schema: z.object({ userId: z.uuid().transform((id) => toId<AccountId>(id)) }),
});

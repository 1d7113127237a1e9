import * as z from 'zod';
import { type AlertId, type CompanyId, toId, type AccountId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** An alert began, or ended. */
export const alertsChanged = defineEvent({
  name: 'alerts.alerts-changed',
  schema: z.object({
    alertId: z.uuid().transform((id) => toId<AlertId>(id)),
    companyId: z.uuid().transform((id) => toId<CompanyId>(id)),
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
    change: z.enum(['raised', 'cleared']),
  }),
});

import * as z from 'zod';
import { type AccountId, type UserId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

export const sendAlertMailJob = defineJob({
  name: 'alerts.send-alert-mail',
  schema: z.object({
    accountId: z.uuid().transform(toId<AccountId>),
    userId: z.uuid().transform(toId<UserId>),
  }),
  retryLimit: 10,
});

import * as z from 'zod';
import { type AccountId, type CompanyId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

export const writeProposalsJob = defineJob({
  name: 'action-plans.write-proposals',
  schema: z.object({
    userId: z.uuid().transform(toId<AccountId>),
    companyId: z.uuid().transform(toId<CompanyId>),
  }),
  retryLimit: 2,
});

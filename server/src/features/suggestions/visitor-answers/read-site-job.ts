import * as z from 'zod';
import { type VisitorAnswerId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

export const readSiteJob = defineJob({
  name: 'visitor-answers.read-site',
  schema: z.object({ id: z.uuid().transform(toId<VisitorAnswerId>) }),
  retryLimit: 2,
});

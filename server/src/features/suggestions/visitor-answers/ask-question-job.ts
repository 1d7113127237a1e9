import * as z from 'zod';
import { type VisitorAnswerId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

export const askQuestionJob = defineJob({
  name: 'visitor-answers.ask-question',
  schema: z.object({ id: z.uuid().transform(toId<VisitorAnswerId>) }),
  retryLimit: 2,
});

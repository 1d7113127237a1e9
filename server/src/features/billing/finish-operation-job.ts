import * as z from 'zod';
import { defineJob } from '#platform/jobs';

/** Finishes an operation whose process died or whose provider did not answer. */
export const finishOperationJob = defineJob({
  name: 'billing.finish-operation',
  schema: z.object({ operationId: z.uuid(), userId: z.uuid() }),
  retryLimit: 40,
  retryDelaySeconds: 30,
  longestRetryDelaySeconds: 45 * 60,
});

import * as z from 'zod';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import { deleteExpired } from './store.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

export const purgeAnswersJob = defineJob({
  name: 'visitor-answers.purge-expired',
  schema: z.object({}),
  retryLimit: 3,
});

/** Removes the answers for sites once they have expired. */
export async function purgeAnswers(
  { db, clock }: Pick<VisitorAnswersDeps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  await removeInBatches((limit) => deleteExpired(db, { now, limit }), signal);
}

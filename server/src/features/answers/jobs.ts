import * as z from 'zod';
import type { Context } from '#platform/context';
import { type JobRegistration, defineJob } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { purgeOldTexts } from './purge-old-texts.ts';

const DAY_SECONDS = 86_400;

const purgeTextsJob = defineJob({
  name: 'analysis.purge-old-texts',
  schema: z.object({}),
  retryLimit: 3,
});

export function answerJobs(deps: Context): JobRegistration[] {
  const purge = (signal: AbortSignal) => purgeOldTexts(deps, signal);
  return [purgeJob(deps, purgeTextsJob, { everySeconds: DAY_SECONDS, purge })];
}

import * as z from 'zod';
import type { Context } from '#platform/context';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import { purgeOldTexts } from './purge-old-texts.ts';

const DAY_SECONDS = 86_400;

const purgeTextsJob = defineJob({
  name: 'analysis.purge-old-texts',
  schema: z.object({}),
  retryLimit: 3,
});

export function answerJobs(deps: Context): JobRegistration[] {
  return [handleJob(purgeTextsJob, { run: () => purgeOldTexts(deps), everySeconds: DAY_SECONDS })];
}

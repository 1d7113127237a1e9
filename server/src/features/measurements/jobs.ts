import * as z from 'zod';
import type { Context } from '#platform/context';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import { mergeCompanyMonths } from './aggregate/merge-company-months.ts';

const HOUR_SECONDS = 3_600;

const mergeCompanyMonthsJob = defineJob({
  name: 'measurements.merge-company-months',
  schema: z.object({}),
  retryLimit: 3,
});

export function measurementJobs({ db, clock }: Context): JobRegistration[] {
  const run = async () => {
    await mergeCompanyMonths({ db, clock });
  };
  return [handleJob(mergeCompanyMonthsJob, { run, everySeconds: HOUR_SECONDS })];
}

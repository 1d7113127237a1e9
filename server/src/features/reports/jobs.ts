import * as z from 'zod';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import { purgeJob, removeInBatches } from '#platform/purges';
import type { ClientReportsDeps } from './client-reports-deps.ts';
import { sendReport } from './mailing/send-report.ts';
import { mailReportJob, sendMonthlyReports, sendMonthlyReportsJob } from './mailing/send-monthly-reports.ts';
import { deleteLinksBefore } from './store/links.ts';

const EVERY_SECONDS = 60 * 60;
const PARALLEL_MAILS = 2;

const purgeLinks = defineJob({ name: 'client-reports.purge-links', schema: z.object({}), retryLimit: 3 });

export function clientReportJobs(deps: ClientReportsDeps): JobRegistration[] {
  return [
    handleJob(sendMonthlyReportsJob, { run: () => sendMonthlyReports(deps), everySeconds: EVERY_SECONDS }),
    handleJob(mailReportJob, { run: (asked) => sendReport(deps, asked), concurrency: PARALLEL_MAILS }),
    purgeJob(deps, purgeLinks, {
      purge: async (signal) => {
        await removeInBatches(
          (limit) => deleteLinksBefore(deps.db, { moment: deps.clock.now(), limit }),
          signal,
        );
      },
      everySeconds: EVERY_SECONDS,
    }),
  ];
}

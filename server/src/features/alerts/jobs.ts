import { analysisFinished } from '#features/measurements';
import { romeDay } from '#lib/rome-time';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, handleJob } from '#platform/jobs';
import type { AlertsDeps } from './alerts-deps.ts';
import { sendAlertMail } from './mailing/send-alert-mail.ts';
import { sendAlertMailJob } from './mailing/send-alert-mail-job.ts';
import { listDueAnalyses } from './watching/list-due-analyses.ts';
import { planMondayMails, planMondayMailsJob, sendMondayMailJob } from './mondays/plan-monday-mails.ts';
import { sendMondayMail } from './mondays/send-monday-mail.ts';
import { watchCompany } from './watching/watch-company.ts';
import type { WatchDeps } from './watching/watch-deps.ts';

/** A mail takes some statements and the writing of its text. */
const PARALLEL_MAILS = 4;
const PLAN_EVERY_SECONDS = 10 * 60;

export function alertJobs(deps: AlertsDeps): JobRegistration[] {
  return [
    handleJob(sendAlertMailJob, {
      run: (member) => sendAlertMail(deps, member),
      concurrency: PARALLEL_MAILS,
    }),
    handleJob(planMondayMailsJob, {
      run: async (_payload, { signal }) => {
        await planMondayMails(deps, signal);
      },
      everySeconds: PLAN_EVERY_SECONDS,
    }),
    handleJob(sendMondayMailJob, {
      run: (member) => sendMondayMail(deps, member),
      concurrency: PARALLEL_MAILS,
    }),
  ];
}

export function alertSubscriptions(deps: WatchDeps): Subscription[] {
  return [
    subscribe(
      analysisFinished,
      'alerts.watch-company',
      ({ companyId, userId }) => watchCompany(deps, { companyId, userId }),
      (tx, ended) => listDueAnalyses(tx, { ended, today: romeDay(deps.clock.now()) }),
    ),
  ];
}

import * as z from 'zod';
import { type AccountId, type CompanyId, toId } from '#lib/ids';
import { readRomeClock } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { findMonthToSend } from '../rules/month-to-send.ts';
import { listUnsentCompanies } from '../store/mails.ts';

export const sendMonthlyReportsJob = defineJob({
  name: 'client-reports.send-monthly',
  schema: z.object({}),
  retryLimit: 3,
});

export const mailReportJob = defineJob({
  name: 'client-reports.mail-report',
  schema: z.object({
    accountId: z.uuid().transform(toId<AccountId>),
    companyId: z.uuid().transform(toId<CompanyId>),
    month: z.string(),
  }),
  retryLimit: 5,
});

/** On the first of a month in the morning: a page of every company somebody is mailed one of; a job each. */
export async function sendMonthlyReports({
  db,
  clock,
  queue,
}: Pick<Context, 'db' | 'clock' | 'queue'>): Promise<void> {
  const month = findMonthToSend(readRomeClock(clock.now()));
  if (month === null) return;
  for (const company of await listUnsentCompanies(db, month)) {
    const singletonKey = `${company.companyId} ${month}`;
    await withTransaction(db, (tx) =>
      queue.enqueue(tx, mailReportJob, { ...company, month }, { singletonKey }),
    );
  }
}

import * as z from 'zod';
import { listRoles } from '#features/accounts';
import { findMonday, listOwnSettings, planMonday } from '#features/alerts';
import { type CompanyId, toId, type UserId } from '#lib/ids';
import { nameMember } from '#lib/member-name';
import type { ZoneDay } from '#lib/zone-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { listActiveAfter, takePlanned } from '../store/weekly-exports.ts';
import type { WeeklyExportRow } from '../tables.ts';

/** Its recurring turns plan anew what one leaves open. */
export const planWeeklyExportsJob = defineJob({
  name: 'api-access.plan-weekly-exports',
  schema: z.object({}),
  retryLimit: 0,
});

export const sendWeeklyExportJob = defineJob({
  name: 'api-access.send-weekly-export',
  schema: z.object({
    companyId: z.uuid().transform(toId<CompanyId>),
    userId: z.uuid().transform(toId<UserId>),
    day: z.iso.date(),
  }),
  retryLimit: 8,
});

/** Choices looked at in one transaction. */
const PAGE_SIZE = 1_000;

type PlanDeps = Pick<Context, 'db' | 'clock' | 'queue'>;
type Due = WeeklyExportRow & { readonly day: ZoneDay; readonly timeZone: string };

/** Plans the files of everybody in whose zone it is Monday morning; what is planned already is left alone. */
export async function planWeeklyExports(deps: PlanDeps, signal: AbortSignal): Promise<number> {
  let planned = 0;
  let after: WeeklyExportRow | null = null;
  do {
    signal.throwIfAborted();
    const page: WeeklyExportRow[] = await listActiveAfter(deps.db, { after, limit: PAGE_SIZE });
    const due = await findDue(deps, page);
    for (const [day, ofDay] of Map.groupBy(due, (one) => one.day))
      planned += await planDay(deps, { day, due: ofDay });
    after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null);
  } while (after !== null);
  return planned;
}

/** Those of members whose clocks show Monday morning; of somebody who is no member any more none. */
async function findDue({ db, clock }: PlanDeps, page: readonly WeeklyExportRow[]): Promise<Due[]> {
  const rows = page.map((row) => ({ ...row, accountId: row.organisationId }));
  const roles = await listRoles(db, rows);
  const known = rows.flatMap((row) => {
    const role = roles.get(nameMember(row));
    return role === undefined ? [] : [{ ...row, role }];
  });
  const settings = await listOwnSettings(db, known);
  const now = clock.now();
  return known.flatMap((row, place) => {
    const timeZone = settings[place]?.timeZone;
    const day = timeZone === undefined ? null : findMonday(now, timeZone);
    return timeZone === undefined || day === null ? [] : [{ ...row, day, timeZone }];
  });
}

async function planDay(
  { db, queue }: PlanDeps,
  { day, due }: { day: ZoneDay; due: readonly Due[] },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const free = await takePlanned(tx, { day, due });
    const isFree = new Set(free.map(({ companyId, userId }) => `${companyId} ${userId}`));
    const jobs = due.filter(({ companyId, userId }) => isFree.has(`${companyId} ${userId}`));
    await queue.enqueueMany(
      tx,
      sendWeeklyExportJob,
      jobs.map(({ companyId, userId, organisationId, timeZone }) => ({
        payload: { companyId, userId, day },
        options: { startAfter: planMonday({ day, timeZone, userId }), groupId: organisationId },
      })),
    );
    return jobs.length;
  });
}

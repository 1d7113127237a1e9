import type { Role, WeeklyExport } from '@citato/contract';
import { listOwnSettings, nextMonday } from '#features/alerts';
import { isApiIncluded, listPlansWithApi } from '#features/plans';
import type { AccountId, UserId } from '#lib/ids';
import { addDays, readZoneClock, type ZoneDay } from '#lib/zone-time';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listOfMember } from '../store/weekly-exports.ts';
import type { WeeklyExportRow } from '../tables.ts';

export interface WeeklyMember {
  readonly accountId: AccountId;
  readonly userId: UserId;
  readonly role: Role;
}

/** The files a member is mailed each week, and which plans hold files. */
export async function listWeeklyExports({ db, clock }: Pick<Context, 'db' | 'clock'>, member: WeeklyMember) {
  const { timeZone, nextDay } = await findNext(db, { member, now: clock.now() });
  const rows = await listOfMember(db, member);
  return {
    isIncluded: await isApiIncluded(db, member.accountId),
    plans: await listPlansWithApi(db),
    timeZone,
    weeklyExports: rows.map((row) => shapeWeekly(row, nextDay)),
  };
}

/** The zone a member is mailed in, the day there, and the Monday of the next mails. */
export async function findNext(
  db: Queryable,
  { member, now }: { member: WeeklyMember; now: Date },
): Promise<{ timeZone: string; today: ZoneDay; nextDay: ZoneDay }> {
  const [own] = await listOwnSettings(db, [member]);
  if (own === undefined) throw new Error('Settings of a member are missing');
  const { timeZone } = own;
  return { timeZone, today: readZoneClock(now, timeZone).day, nextDay: nextMonday(now, timeZone) };
}

/** A member's choice; a Monday that was written is followed by the next. */
export function shapeWeekly(row: WeeklyExportRow, nextDay: ZoneDay): WeeklyExport {
  const { companyId, tables, format, stoppedAt, sentDay } = row;
  const isWritten = sentDay !== null && sentDay >= nextDay;
  return {
    companyId,
    tables,
    format,
    isSent: stoppedAt === null,
    nextDay: isWritten ? addDays(sentDay, 7) : nextDay,
  };
}

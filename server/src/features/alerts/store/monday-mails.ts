import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { AccountId, UserId } from '#lib/ids';
import { nameMember } from '#lib/member-name';
import type { Queryable, Transaction } from '#platform/db';
import type { ZoneDay } from '#lib/zone-time';
import { alertMemberSettings, alertSettings, mondayMails } from '../tables.ts';

interface MemberScope {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

/** The zones anybody chose. */
export async function listZones(db: Queryable): Promise<string[]> {
  const zoneOf = (settings: typeof alertSettings.settings | typeof alertMemberSettings.settings) =>
    sql<string>`coalesce(${settings} ->> 'timeZone', 'Europe/Rome')`;
  const rows = [
    ...(await db.selectDistinct({ zone: zoneOf(alertSettings.settings) }).from(alertSettings)),
    ...(await db.selectDistinct({ zone: zoneOf(alertMemberSettings.settings) }).from(alertMemberSettings)),
  ];
  return [...new Set(rows.map(({ zone }) => zone))];
}

/** Notes that members' mails of a Monday are planned; gives those that were not yet. */
export async function insertPlanned(
  tx: Transaction,
  rows: readonly (MemberScope & { day: ZoneDay })[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const planned = await tx
    .insert(mondayMails)
    .values(
      rows.map(({ accountId, userId, day }) => ({ organisationId: accountId, userId, plannedDay: day })),
    )
    .onConflictDoUpdate({
      target: [mondayMails.organisationId, mondayMails.userId],
      set: { plannedDay: sql`excluded.planned_day` },
      setWhere: sql`${mondayMails.plannedDay} < excluded.planned_day`,
    })
    .returning({ accountId: mondayMails.organisationId, userId: mondayMails.userId });
  return new Set(planned.map(nameMember));
}

/** Takes the writing of a planned mail; false where it is written already, or the member is gone. */
export async function takeMonday(
  tx: Transaction,
  { accountId, userId, day }: MemberScope & { day: ZoneDay },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(mondayMails)
    .set({ writtenDay: day })
    .where(
      and(
        eq(mondayMails.organisationId, accountId),
        eq(mondayMails.userId, userId),
        or(isNull(mondayMails.writtenDay), lt(mondayMails.writtenDay, day)),
      ),
    );
  return (rowCount ?? 0) > 0;
}

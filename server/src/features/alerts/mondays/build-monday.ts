import type { Role } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import type { AccountId, UserId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { canView, type Viewer } from '#lib/viewer';
import type { ZoneDay } from '#lib/zone-time';
import type { Queryable } from '#platform/db';
import { loadNames } from '../listing/load-names.ts';
import type { Monday } from '../rules/mondays/company-week.ts';
import { lastDayOf } from '../rules/mondays/find-monday.ts';
import { planSpans } from '../rules/watch/plan-questions.ts';
import { findSettings, listMutes } from '../store/settings.ts';
import { loadWeek } from './load-week.ts';

/** Everything a mail of Monday says to a member; null where there is no company to write of. */
export async function buildMonday(
  db: Queryable,
  {
    viewer,
    member: { userId: memberId, role },
    monday,
    now,
  }: {
    viewer: Viewer & { accountId: AccountId };
    member: { userId: UserId; role: Role };
    monday: ZoneDay;
    now: Date;
  },
): Promise<Monday | null> {
  const { accountId } = viewer;
  if (!(await holdsAlerts(db, accountId))) return null;
  const lastDay = lastDayOf({ monday, romeToday: romeDay(now) });
  const settings = await findSettings(db, accountId);
  const mutes = await listMutes(db, accountId);
  const names = await loadNames(db, accountId);
  const scope = { accountId, memberId, names, settings, mutes, lastDay, now, readsPlan: role !== 'client' };
  const weeks = [];
  for (const companyId of names.keys()) {
    if (!canView(viewer, companyId)) continue;
    const week = await loadWeek(db, { ...scope, companyId });
    if (week !== null) weeks.push(week);
  }
  return weeks.length === 0 ? null : { monday, weeks, ...planSpans(lastDay) };
}

import type { ReceivedLog } from '@citato/contract';
import type { OwnedCompanyId } from '#features/companies';
import { type AccessLogId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { settleDays } from '../rules/access-log/settle-days.ts';
import { shapeLog } from '../rules/shape-log.ts';
import {
  claimDays,
  insertLog,
  insertReads,
  insertVisits,
  listSharedDays,
  lockOtherDays,
  removeDay,
  updateCountedLines,
} from '../store/access-logs.ts';
import type { AccessLogRow } from '../tables.ts';
import type { ReadLog } from './read-log-stream.ts';

/**
 * Stores what was counted of a log, all or none of it. A day that another log holds with the same lines is left out, so that
 * no file counts twice; of two logs that share lines of a day, the one with more of them counts.
 */
export async function storeLog(
  { db, clock }: Pick<OwnSiteDeps, 'db' | 'clock'>,
  {
    companyId,
    source,
    log: { tally, days, ...log },
  }: { companyId: OwnedCompanyId; source: AccessLogRow['source']; log: ReadLog },
): Promise<ReceivedLog> {
  const logId = newId<AccessLogId>();
  return withTransaction(db, async (tx) => {
    const row = { ...log, id: logId, companyId, source, createdAt: clock.now() };
    await insertLog(tx, { ...row, countedLines: 0 });
    const claimed = await claimDays(tx, { companyId, logId, days });
    const fresh = days.filter(({ day }) => claimed.has(day));
    const others = await lockOtherDays(tx, { companyId, logId, days: [...claimed] });
    const { leftOut, replaced } = settleDays(fresh, others);
    for (const day of leftOut) await removeDay(tx, { companyId, logId, day });
    for (const other of replaced) await removeDay(tx, { companyId, logId: other.logId, day: other.day });
    const isNew = ({ day }: { readonly day: string }) => claimed.has(day) && !leftOut.includes(day);
    await insertReads(tx, { companyId, logId, reads: tally.reads.filter(isNew) });
    await insertVisits(tx, { companyId, logId, visits: tally.visits.filter(isNew) });
    const countedLines = days.filter(isNew).reduce((total, { lines }) => total + lines, 0);
    await updateCountedLines(tx, { logId, countedLines });
    return {
      log: shapeLog({ ...row, countedLines }),
      isDuplicate: days.length > 0 && claimed.size === 0,
      overlappingDays: [...new Set([...leftOut, ...replaced.map(({ day }) => day)])].toSorted(),
      sharedDays: await listSharedDays(tx, { companyId, logId }),
    };
  });
}

import { findLastUpdate } from '#features/measurements';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** When a number of the account last changed; null before its first one. */
export async function getMonitoringLastUpdate(
  db: Queryable,
  userId: UserId,
): Promise<{ lastUpdate: string | null }> {
  return { lastUpdate: (await findLastUpdate(db, userId))?.toISOString() ?? null };
}

import { findLastUpdate } from '#features/measurements';
import { listViewedPrompts } from '#features/companies';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';

/** When a number the viewer sees last changed; null before the first one. */
export async function getMonitoringLastUpdate(
  db: Queryable,
  viewer: Viewer,
): Promise<{ lastUpdate: string | null }> {
  const promptIds = await listViewedPrompts(db, viewer);
  const last = await findLastUpdate(db, { userId: viewer.accountId, promptIds });
  return { lastUpdate: last?.toISOString() ?? null };
}

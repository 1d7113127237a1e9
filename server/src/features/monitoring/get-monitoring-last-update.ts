import { findLastUpdate } from '#features/measurements';
import { listViewedPrompts } from './views/list-viewed-prompts.ts';
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

import { listViewedPrompts } from '#features/companies';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { showsTaskLists } from './list-shown-rows.ts';
import { findLastVersionedAt } from './store.ts';

/** When the actions of any of the lists the viewer sees last changed. */
export async function getTaskListLastUpdate(
  db: Queryable,
  viewer: Viewer,
): Promise<{ lastUpdate: string | null }> {
  const userId = viewer.accountId;
  if (!(await showsTaskLists(db, userId))) return { lastUpdate: null };
  const promptIds = await listViewedPrompts(db, viewer);
  const last = await findLastVersionedAt(db, { userId, promptIds });
  return { lastUpdate: last?.toISOString() ?? null };
}

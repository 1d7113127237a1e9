import type { TaskList } from '@citato/contract';
import { listViewedPrompts } from '#features/companies';
import type { PromptId, AccountId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { listShownRows } from './list-shown-rows.ts';
import { shapeOverview, shapeTaskList } from './rules/shown-list.ts';

/** Which of the user's prompts have a list; of some of them where only those are asked for. */
export async function listTaskLists(
  db: Queryable,
  { viewer, promptIds }: { viewer: Viewer; promptIds: readonly PromptId[] | null },
) {
  const viewed = await listViewedPrompts(db, viewer);
  const asked =
    viewed === null || promptIds === null
      ? (viewed ?? promptIds)
      : viewed.filter((id) => promptIds.includes(id));
  const rows = await listShownRows(db, { userId: viewer.accountId, promptIds: asked });
  return rows.map(({ row }) => shapeOverview(row));
}

/** The lists of the user's prompts in full, by prompt, for documents. */
export async function listTaskListsByPrompt(
  db: Queryable,
  userId: AccountId,
): Promise<Map<string, TaskList>> {
  const rows = await listShownRows(db, { userId, promptIds: null });
  return new Map(rows.map(({ row, namesRevision }) => [row.promptId, shapeTaskList(row, namesRevision)]));
}

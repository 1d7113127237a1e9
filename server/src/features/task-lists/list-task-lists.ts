import type { TaskList } from '@citato/contract';
import type { PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listShownRows } from './list-shown-rows.ts';
import { shapeOverview, shapeTaskList } from './rules/shown-list.ts';

/** Which of the user's prompts have a list; of some of them where only those are asked for. */
export async function listTaskLists(
  db: Queryable,
  { userId, promptIds = null }: { userId: UserId; promptIds?: readonly PromptId[] | null },
) {
  return (await listShownRows(db, { userId, promptIds })).map(({ row }) => shapeOverview(row));
}

/** The lists of the user's prompts in full, by prompt, for documents. */
export async function listTaskListsByPrompt(db: Queryable, userId: UserId): Promise<Map<string, TaskList>> {
  const rows = await listShownRows(db, { userId, promptIds: null });
  return new Map(rows.map(({ row, namesRevision }) => [row.promptId, shapeTaskList(row, namesRevision)]));
}

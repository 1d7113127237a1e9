import type { TaskList } from '@citato/contract';
import type { PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findShown } from './list-shown-rows.ts';
import { NO_TASK_LIST, shapeTaskList } from './rules/shown-list.ts';

/** The list of the user's prompt; empty where there is none, or none in the plan. */
export async function getTaskList(
  db: Queryable,
  scope: { userId: AccountId; promptId: PromptId },
): Promise<TaskList> {
  const shown = await findShown(db, scope);
  return shown === null ? NO_TASK_LIST : shapeTaskList(shown.row, shown.namesRevision);
}

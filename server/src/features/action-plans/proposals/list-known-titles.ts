import type { AccountId, PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listShownRows } from '../task-lists/list-shown-rows.ts';

/** What the task lists of some prompts say, the same words once; what somebody added stays with us. */
export async function listKnownTitles(
  db: Queryable,
  scope: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<string[]> {
  const lists = await listShownRows(db, scope);
  return [...new Set(lists.flatMap(({ row }) => row.parsedActions.map(({ title }) => title)))];
}

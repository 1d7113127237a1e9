import type { OwnedPromptId } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { showsTaskLists } from './list-shown-rows.ts';
import type { ActionTick } from './rules/action-ticks.ts';
import { listTicks } from './store.ts';

/** When actions of the prompts' lists were done and put back; none where the plan has no task lists. */
export async function listDoneActions(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly OwnedPromptId[] },
): Promise<(ActionTick & { promptId: string })[]> {
  if (!(await showsTaskLists(db, userId))) return [];
  const rows = await listTicks(db, promptIds);
  return rows.flatMap(({ promptId, ticks }) => ticks.map((tick) => ({ promptId, ...tick })));
}

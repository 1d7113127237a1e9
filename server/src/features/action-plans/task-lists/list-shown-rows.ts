import { getOwnedPrompt, listCompanyRows, type OwnedPromptId } from '#features/companies';
import { getLimits } from '#features/plans';
import type { PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { ActionTick } from './rules/action-ticks.ts';
import { type OwnedTaskList, findTaskList, listTaskListRows, listTicks } from './store.ts';
import type { TaskListRow } from './tables.ts';

/** The list of the user's prompt as its plan shows it: none where the plan has no task lists. */
export async function findShownTaskList(
  db: Queryable,
  { userId, promptId }: { userId: AccountId; promptId: PromptId },
): Promise<OwnedTaskList | null> {
  return (await findShown(db, { userId, promptId }))?.row ?? null;
}

/** The same with the revision of the names that its company has now. */
export async function findShown(
  db: Queryable,
  { userId, promptId }: { userId: AccountId; promptId: PromptId },
): Promise<{ row: OwnedTaskList; namesRevision: number } | null> {
  const { prompt, company } = await getOwnedPrompt(db, { userId, promptId });
  const row = (await showsTaskLists(db, userId)) ? await findTaskList(db, prompt.id) : null;
  return row === null ? null : { row, namesRevision: company.namesRevision };
}

/** The lists of the user's prompts as the plan shows them; of some of them where only those are asked for. */
export async function listShownRows(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] | null },
): Promise<{ row: TaskListRow; namesRevision: number }[]> {
  if (!(await showsTaskLists(db, userId))) return [];
  const companies = await listCompanyRows(db, userId);
  const revisions = new Map(
    companies.flatMap(({ company, prompts }) => prompts.map(({ id }) => [id, company.namesRevision])),
  );
  const live = [...revisions.keys()];
  const asked = promptIds === null ? live : live.filter((id) => promptIds.includes(id));
  const rows = await listTaskListRows(db, { userId, promptIds: asked });
  return rows.map((row) => ({ row, namesRevision: revisions.get(row.promptId) ?? 0 }));
}

/** When actions of the prompts' lists were done and put back; none where the plan has no task lists. */
export async function listDoneActions(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly OwnedPromptId[] },
): Promise<(ActionTick & { promptId: string })[]> {
  if (!(await showsTaskLists(db, userId))) return [];
  const rows = await listTicks(db, promptIds);
  return rows.flatMap(({ promptId, ticks }) => ticks.map((tick) => ({ promptId, ...tick })));
}

export async function showsTaskLists(db: Queryable, userId: AccountId): Promise<boolean> {
  const { limits } = await getLimits(db, userId);
  return limits.taskListsEnabled;
}

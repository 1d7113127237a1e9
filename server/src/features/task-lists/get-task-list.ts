import type { TaskList } from '@citato/contract';
import { getOwnedPrompt, listCompanyRows } from '#features/companies';
import { getLimits } from '#features/plans';
import type { PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { NO_TASK_LIST, shapeOverview, shapeTaskList } from './rules/shown-list.ts';
import { type OwnedTaskList, findLastVersionedAt, findTaskList, listTaskListRows } from './store.ts';
import type { TaskListRow } from './tables.ts';

/** The list of the user's prompt as its plan shows it: without task lists in the plan there is none to be seen. */
export async function findShownTaskList(
  db: Queryable,
  { userId, promptId }: { userId: UserId; promptId: PromptId },
): Promise<OwnedTaskList | null> {
  return (await findShown(db, { userId, promptId }))?.row ?? null;
}

async function findShown(
  db: Queryable,
  { userId, promptId }: { userId: UserId; promptId: PromptId },
): Promise<{ row: OwnedTaskList; namesRevision: number } | null> {
  const { prompt, company } = await getOwnedPrompt(db, { userId, promptId });
  const row = (await showsTaskLists(db, userId)) ? await findTaskList(db, prompt.id) : null;
  return row === null ? null : { row, namesRevision: company.namesRevision };
}

export async function getTaskList(
  db: Queryable,
  scope: { userId: UserId; promptId: PromptId },
): Promise<TaskList> {
  const shown = await findShown(db, scope);
  return shown === null ? NO_TASK_LIST : shapeTaskList(shown.row, shown.namesRevision);
}

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

async function listShownRows(
  db: Queryable,
  { userId, promptIds }: { userId: UserId; promptIds: readonly PromptId[] | null },
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

/** When what is to be done last changed in any of the user's lists. */
export async function findLastUpdate(db: Queryable, userId: UserId): Promise<Date | null> {
  return (await showsTaskLists(db, userId)) ? findLastVersionedAt(db, userId) : null;
}

async function showsTaskLists(db: Queryable, userId: UserId): Promise<boolean> {
  const { limits } = await getLimits(db, userId);
  return limits.taskListsEnabled;
}

import { and, count, eq, gte, inArray, lt, max, not, sql } from 'drizzle-orm';
import { type OwnedPromptId, promptIs } from '#features/companies';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import type { ActionTick } from './rules/action-ticks.ts';
import type { PageFacts } from './rules/page-facts.ts';
import { type TaskListRow, companyPages, taskLists } from './tables.ts';

/** A list whose prompt its caller may touch. */
export interface OwnedTaskList extends TaskListRow {
  readonly promptId: OwnedPromptId;
}

/** What a question asked before had as its list is not shown. */
const isCurrent = promptIs.ofCurrentSeries(taskLists);

export async function findTaskList(db: Queryable, promptId: OwnedPromptId): Promise<OwnedTaskList | null> {
  const [row] = await db
    .select()
    .from(taskLists)
    .where(and(eq(taskLists.promptId, promptId), isCurrent));
  return row === undefined ? null : { ...row, promptId };
}

/** As `findTaskList`; until the transaction ends nobody else changes it. */
export async function lockTaskList(tx: Transaction, promptId: OwnedPromptId): Promise<OwnedTaskList | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('task-list ' || ${promptId}, 0))`);
  return findTaskList(tx, promptId);
}

/** Replaces the prompt's list; what its user ticked off stays, unless it was another question's. */
export async function upsertTaskList(
  tx: Transaction,
  row: Omit<TaskListRow, 'openedVersion' | 'doneKeys' | 'ticks'>,
): Promise<void> {
  const { id: _, promptId: __, userId: ___, createdAt: ____, ...content } = row;
  const { series, openedVersion, doneKeys } = taskLists;
  const isSame = sql`${series} = excluded.series`;
  await tx
    .insert(taskLists)
    .values(row)
    .onConflictDoUpdate({
      target: taskLists.promptId,
      set: {
        ...content,
        openedVersion: sql`case when ${isSame} then ${openedVersion} else 0 end`,
        doneKeys: sql`case when ${isSame} then ${doneKeys} else '{}' end`,
      },
      setWhere: sql`${series} <= excluded.series`,
    });
}

/** How many lists were first prepared from one moment until before another. */
export async function countPrepared(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const [row] = await db
    .select({ prepared: count() })
    .from(taskLists)
    .where(and(gte(taskLists.createdAt, from), lt(taskLists.createdAt, until)));
  return row?.prepared ?? 0;
}

/** The lists of the prompts that have one. */
export async function listTaskListRows(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<TaskListRow[]> {
  if (promptIds.length === 0) return [];
  return db
    .select()
    .from(taskLists)
    .where(and(eq(taskLists.userId, userId), inArray(taskLists.promptId, [...promptIds]), isCurrent));
}

/** Which of some prompts have a list. */
export async function listPromptsWithList(
  db: Queryable,
  promptIds: readonly PromptId[],
): Promise<Set<PromptId>> {
  const rows = await db
    .select({ promptId: taskLists.promptId })
    .from(taskLists)
    .where(and(inArray(taskLists.promptId, [...promptIds]), isCurrent));
  return new Set(rows.map(({ promptId }) => promptId));
}

/** When any of a user's lists last got a new version; those of archived prompts do not count. */
export async function findLastVersionedAt(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] | null },
): Promise<Date | null> {
  const [row] = await db
    .select({ last: max(taskLists.versionedAt) })
    .from(taskLists)
    .where(
      and(
        eq(taskLists.userId, userId),
        promptIds === null ? undefined : isAnyOf(taskLists.promptId, promptIds),
        isCurrent,
        not(promptIs.archived(taskLists.promptId)),
      ),
    );
  return row?.last ?? null;
}

/** Remembers the newest version its user has opened; an older one that arrives late changes nothing. */
export async function recordOpened(
  db: Queryable,
  { promptId, version }: { promptId: OwnedPromptId; version: number },
): Promise<void> {
  await db
    .update(taskLists)
    .set({
      openedVersion: sql`least(greatest(${taskLists.openedVersion}, ${version}), ${taskLists.version})`,
    })
    .where(eq(taskLists.promptId, promptId));
}

/** Ticks an action off or restores it, with what is known of such moments; doing it again changes nothing. */
export async function recordDone(
  tx: Transaction,
  {
    promptId,
    key,
    isDone,
    ticks,
  }: { promptId: OwnedPromptId; key: string; isDone: boolean; ticks: ActionTick[] },
): Promise<void> {
  const without = sql`array_remove(${taskLists.doneKeys}, ${key})`;
  await tx
    .update(taskLists)
    .set({ doneKeys: isDone ? sql`array_append(${without}, ${key})` : without, ticks })
    .where(eq(taskLists.promptId, promptId));
}

/** When actions of these prompts were ticked off, also those a list made from another question held. */
export async function listTicks(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<{ promptId: PromptId; ticks: ActionTick[] }[]> {
  return db
    .select({ promptId: taskLists.promptId, ticks: taskLists.ticks })
    .from(taskLists)
    .where(and(isAnyOf(taskLists.promptId, promptIds), sql`${taskLists.ticks} <> '[]'`));
}

/** A user's lists as stored, for the export. */
export async function listTaskListsOf(db: Queryable, userId: AccountId) {
  return db
    .select({
      promptId: taskLists.promptId,
      model: taskLists.model,
      rawOutput: taskLists.rawOutput,
      strategy: taskLists.strategy,
      targetUrl: taskLists.targetUrl,
      summary: taskLists.summary,
      parsedActions: taskLists.parsedActions,
      answers: taskLists.answers,
      version: taskLists.version,
      versionedAt: taskLists.versionedAt,
      series: taskLists.series,
      openedVersion: taskLists.openedVersion,
      doneKeys: taskLists.doneKeys,
      ticks: taskLists.ticks,
      createdAt: taskLists.createdAt,
      updatedAt: taskLists.updatedAt,
    })
    .from(taskLists)
    .where(eq(taskLists.userId, userId))
    .orderBy(taskLists.createdAt, taskLists.id);
}

/** The stored facts of a company's page, if it was read since. */
export async function findPage(
  db: Queryable,
  { companyId, url, since }: { companyId: CompanyId; url: string; since: Date },
): Promise<{ facts: PageFacts | null } | null> {
  const [row] = await db
    .select({ facts: companyPages.facts })
    .from(companyPages)
    .where(
      and(
        eq(companyPages.companyId, companyId),
        eq(companyPages.url, url),
        sql`${companyPages.readAt} > ${since.toISOString()}`,
      ),
    );
  return row ?? null;
}

export async function upsertPage(db: Queryable, page: typeof companyPages.$inferInsert): Promise<void> {
  const { facts, readAt } = page;
  await db
    .insert(companyPages)
    .values(page)
    .onConflictDoUpdate({ target: [companyPages.companyId, companyPages.url], set: { facts, readAt } });
}

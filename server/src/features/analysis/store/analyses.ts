import { and, asc, count, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { AnalysisId, PromptId, RequestId, AccountId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf, jsonParameter } from '#platform/db';
import { type AnalysisRow, analyses } from '../tables.ts';
import { hasPrompt } from './analysis-states.ts';

/** What is known of an analysis when it begins. */
export type NewAnalysis = Pick<
  AnalysisRow,
  | 'id'
  | 'userId'
  | 'companyId'
  | 'promptId'
  | 'requestId'
  | 'trigger'
  | 'day'
  | 'engines'
  | 'createdAt'
  | 'lastProgressAt'
  | 'series'
>;

/** Analyses that begin, counted as used from now on. */
export async function insertAnalyses(tx: Transaction, rows: readonly NewAnalysis[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, day, engines, usage_counted,
      created_at, last_progress_at, series)
    select "id", "userId", "companyId", "promptId", "requestId", "trigger", "day", "engines", true,
      "createdAt", "lastProgressAt", "series"
    from jsonb_to_recordset(${jsonParameter(rows)}) as fresh ("id" uuid, "userId" uuid, "companyId" uuid,
      "promptId" uuid, "requestId" uuid, "trigger" text, "day" date, "engines" jsonb, "createdAt" timestamptz,
      "lastProgressAt" timestamptz, "series" integer)`);
}

/** Analyses that have ended already. */
export async function insertEndedAnalyses(tx: Transaction, rows: readonly AnalysisRow[]): Promise<void> {
  await tx.insert(analyses).values([...rows]);
}

/** The series of its prompt each of some analyses asked. */
export async function listSeriesOfAnalyses(
  db: Queryable,
  ids: readonly AnalysisId[],
): Promise<ReadonlyMap<AnalysisId, number>> {
  const rows = await db
    .select({ id: analyses.id, series: analyses.series })
    .from(analyses)
    .where(isAnyOf(analyses.id, ids));
  return new Map(rows.map(({ id, series }) => [id, series]));
}

/** Every analysis of a user's prompts, a prompt at a time, oldest first. */
export async function* exportFor(db: Queryable, promptIds: readonly OwnedPromptId[]) {
  for (const promptId of promptIds) yield* await listAnalysesOf(db, promptId);
}

/** None once the prompt was deleted. */
async function listAnalysesOf(db: Queryable, promptId: OwnedPromptId) {
  const { id, requestId, trigger, status, day, engines, usageCounted, series } = analyses;
  const { createdAt, finishedAt, waitsFor, waitsUntil } = analyses;
  const moments = { createdAt, finishedAt, waitsFor, waitsUntil };
  return db
    .select({
      id,
      promptId: analyses.promptId,
      requestId,
      trigger,
      status,
      day,
      engines,
      usageCounted,
      series,
      ...moments,
    })
    .from(analyses)
    .where(and(eq(analyses.promptId, promptId), hasPrompt))
    .orderBy(asc(day), asc(createdAt));
}

export async function findByRequest(
  tx: Transaction,
  { userId, requestId }: { userId: AccountId; requestId: RequestId },
): Promise<{ promptId: PromptId } | null> {
  const [row] = await tx
    .select({ promptId: analyses.promptId })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.requestId, requestId)));
  return row ?? null;
}

/** Which of these requests of a user were seen before. */
export async function listKnownRequests(
  tx: Transaction,
  { userId, requestIds }: { userId: AccountId; requestIds: readonly RequestId[] },
): Promise<Set<RequestId>> {
  const rows = await tx
    .select({ requestId: analyses.requestId })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), inArray(analyses.requestId, [...requestIds])));
  return new Set(rows.map(({ requestId }) => requestId));
}

/** How many analyses of a prompt were started by hand on a Rome day. */
export async function countStartedByHand(
  tx: Transaction,
  { promptIds, day }: { promptIds: readonly PromptId[]; day: string },
): Promise<Map<PromptId, number>> {
  const rows = await tx
    .select({ promptId: analyses.promptId, started: count() })
    .from(analyses)
    .where(and(isAnyOf(analyses.promptId, promptIds), eq(analyses.day, day), eq(analyses.trigger, 'manual')))
    .groupBy(analyses.promptId);
  return new Map(rows.map(({ promptId, started }) => [promptId, started]));
}

export async function findRequestId(tx: Transaction, analysisId: AnalysisId): Promise<RequestId | null> {
  const [row] = await tx
    .select({ requestId: analyses.requestId })
    .from(analyses)
    .where(eq(analyses.id, analysisId));
  return row?.requestId ?? null;
}

export async function findAnalysis(db: Queryable, analysisId: AnalysisId): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(eq(analyses.id, analysisId));
  return row ?? null;
}

/** What analyses are about, for jobs and administrators; those that are gone are left out. */
export async function listSubjects(db: Queryable, analysisIds: readonly AnalysisId[]) {
  if (analysisIds.length === 0) return [];
  const { id, promptId, companyId, userId } = analyses;
  return db
    .select({ analysisId: id, promptId, companyId, userId })
    .from(analyses)
    .where(inArray(id, [...analysisIds]));
}

/** Whether no later analysis of its prompt has begun. */
export async function isNewestAnalysis(
  db: Queryable,
  { id, promptId, createdAt }: Pick<AnalysisRow, 'id' | 'promptId' | 'createdAt'>,
): Promise<boolean> {
  const later = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.promptId, promptId), gte(analyses.createdAt, createdAt), ne(analyses.id, id)))
    .limit(1);
  return later.length === 0;
}

import type { EngineId } from '@citato/contract';
import { and, asc, desc, eq, gte, inArray, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { AnalysisId, PromptId, RequestId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import type { EngineProgress } from '../rules/analysis-progress.ts';
import type { RomeDay } from '../rules/rome-time.ts';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { analyses, analysisResults } from '../tables.ts';

export type AnalysisRow = typeof analyses.$inferSelect;

/** Who may write for an analysis: the worker that holds its newest attempt. */
export interface Fence {
  readonly analysisId: AnalysisId;
  readonly attempt: number;
  /** `ended`: the analysis has its numbers, and answers that were missing come late. */
  readonly phase: 'open' | 'ended';
}

const DAY_MS = 24 * 3_600_000;
const OPEN = ['queued', 'asking', 'reading'] as const;
const isOpen = inArray(analyses.status, [...OPEN]);
const hasEnded = inArray(analyses.status, ['finished', 'failed']);
const holds = ({ analysisId, attempt, phase }: Fence) =>
  and(eq(analyses.id, analysisId), eq(analyses.attempt, attempt), phase === 'open' ? isOpen : hasEnded);

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
>;

/** Null when the user has used the request id before. */
export async function insertAnalysis(tx: Transaction, analysis: NewAnalysis): Promise<AnalysisRow | null> {
  const [row] = await tx
    .insert(analyses)
    .values(analysis)
    .onConflictDoNothing({ target: [analyses.userId, analyses.requestId] })
    .returning();
  return row ?? null;
}

/** Many analyses with request ids of our own making, in one statement. */
export async function insertAnalyses(tx: Transaction, rows: readonly NewAnalysis[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, day, engines, created_at, last_progress_at)
    select "id", "userId", "companyId", "promptId", "requestId", "trigger", "day", "engines", "createdAt", "lastProgressAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh ("id" uuid, "userId" uuid, "companyId" uuid,
      "promptId" uuid, "requestId" uuid, "trigger" text, "day" date, "engines" jsonb, "createdAt" timestamptz,
      "lastProgressAt" timestamptz)`);
}

/** Analyses that have ended already. */
export async function insertEndedAnalyses(tx: Transaction, rows: readonly AnalysisRow[]): Promise<void> {
  await tx.insert(analyses).values([...rows]);
}

export async function findByRequest(
  tx: Transaction,
  { userId, requestId }: { userId: UserId; requestId: RequestId },
): Promise<{ promptId: PromptId } | null> {
  const [row] = await tx
    .select({ promptId: analyses.promptId })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.requestId, requestId)));
  return row ?? null;
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

/** Takes open analyses over: from now on earlier attempts can write nothing. Those that have ended or are gone are left out. */
export async function claimAnalyses(
  db: Queryable,
  { analysisIds, now }: { analysisIds: readonly AnalysisId[]; now: Date },
): Promise<AnalysisRow[]> {
  return db
    .update(analyses)
    .set({ attempt: sql`${analyses.attempt} + 1`, status: 'asking', lastProgressAt: now })
    .where(and(inArray(analyses.id, [...analysisIds]), isOpen))
    .returning();
}

/** The same for an analysis that has ended and misses answers; its state stays what it is. */
export async function claimEndedAnalysis(db: Queryable, analysisId: AnalysisId): Promise<AnalysisRow | null> {
  const [row] = await db
    .update(analyses)
    .set({ attempt: sql`${analyses.attempt} + 1` })
    .where(and(eq(analyses.id, analysisId), hasEnded))
    .returning();
  return row ?? null;
}

/** Locks the analysis against other writers; false when another attempt holds it or it is gone. */
export async function holdFence(tx: Transaction, fence: Fence): Promise<boolean> {
  const rows = await tx.select({ id: analyses.id }).from(analyses).where(holds(fence)).for('update');
  return rows.length > 0;
}

/** The analyses their runs still hold; another attempt may take them over at once. */
export async function listHeld(db: Queryable, fences: readonly Fence[]): Promise<Set<AnalysisId>> {
  const wanted = fences.map(({ analysisId: id, attempt, phase }) => ({
    id,
    attempt,
    ended: phase === 'ended',
  }));
  const { rows } = await db.execute<{ id: AnalysisId }>(sql`
    select analyses.id from analyses
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id uuid, attempt integer, ended boolean)
      on analyses.id = wanted.id and analyses.attempt = wanted.attempt
    where (analyses.status in ('finished', 'failed')) = wanted.ended`);
  return new Set(rows.map(({ id }) => id));
}

export async function updateProgress(
  tx: Transaction,
  {
    fence,
    ...progress
  }: {
    fence: Fence;
    status: (typeof OPEN)[number];
    engines: EngineProgress[];
    lastProgressAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.update(analyses).set(progress).where(holds(fence)).returning({ id: analyses.id });
  return rows.length > 0;
}

/** How far runs are, in one statement; gives the analyses whose fence still holds. */
export async function updateProgressOfMany(
  tx: Transaction,
  {
    steps,
    lastProgressAt,
  }: {
    steps: readonly { fence: Fence; step: (typeof OPEN)[number]; engines: readonly EngineProgress[] }[];
    lastProgressAt: Date;
  },
): Promise<Set<AnalysisId>> {
  const fresh = JSON.stringify(
    steps.map(({ fence, step, engines }) => ({
      id: fence.analysisId,
      attempt: fence.attempt,
      ended: fence.phase === 'ended',
      step,
      engines,
    })),
  );
  const { rows } = await tx.execute<{ id: AnalysisId }>(sql`
    update analyses
    set engines = fresh.engines, last_progress_at = ${lastProgressAt.toISOString()},
      status = case when fresh.ended then analyses.status else fresh.step end
    from jsonb_to_recordset(${fresh}::jsonb)
      as fresh (id uuid, attempt integer, ended boolean, step text, engines jsonb)
    where analyses.id = fresh.id and analyses.attempt = fresh.attempt
      and analyses.status = any (case when fresh.ended then array['finished', 'failed']
        else array['queued', 'asking', 'reading'] end)
    returning analyses.id`);
  return new Set(rows.map(({ id }) => id));
}

/** Marks analyses as counted; each is given once, with the user whose plan it uses up. */
export async function markUsageCounted(
  tx: Transaction,
  analysisIds: readonly AnalysisId[],
): Promise<UserId[]> {
  const rows = await tx
    .update(analyses)
    .set({ usageCounted: true })
    .where(and(inArray(analyses.id, [...analysisIds]), eq(analyses.usageCounted, false)))
    .returning({ userId: analyses.userId });
  return rows.map(({ userId }) => userId);
}

/** Ends analyses, each unless another attempt holds it; gives those that were ended. */
export async function endAnalyses(
  tx: Transaction,
  { ends, finishedAt }: { ends: readonly { fence: Fence; outcome: AnalysisOutcome }[]; finishedAt: Date },
): Promise<Set<AnalysisId>> {
  const fresh = ends.map(({ fence: { analysisId: id, attempt }, outcome }) => ({ id, attempt, outcome }));
  const { rows } = await tx.execute<{ id: AnalysisId }>(sql`
    update analyses set status = fresh.outcome, finished_at = ${finishedAt.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh (id uuid, attempt integer, outcome text)
    where analyses.id = fresh.id and analyses.attempt = fresh.attempt
      and analyses.status in ('queued', 'asking', 'reading')
    returning analyses.id`);
  return new Set(rows.map(({ id }) => id));
}

/** What an analysis came to with the answers that came late. */
export async function reviseOutcome(
  tx: Transaction,
  { fence, outcome }: { fence: Fence; outcome: AnalysisOutcome },
): Promise<void> {
  await tx.update(analyses).set({ status: outcome }).where(holds(fence));
}

/** Whether users other than these have analyses that wait for answers today. */
export async function hasWaitingBeside(
  db: Queryable,
  { users, now }: { users: readonly UserId[]; now: Date },
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const rows = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(isOpen, gte(analyses.lastProgressAt, dayAgo), notInArray(analyses.userId, [...users])))
    .limit(1);
  return rows.length > 0;
}

/** Whether each ended analysis of the days was finished with an ok answer, by prompt, oldest first. */
export async function listOutcomes(
  tx: Transaction,
  { promptIds, window }: { promptIds: readonly OwnedPromptId[]; window: DayWindow },
): Promise<Map<PromptId, boolean[]>> {
  const rows = await tx
    .select({ promptId: analyses.promptId, status: analyses.status })
    .from(analyses)
    .where(
      and(
        inArray(analyses.promptId, [...promptIds]),
        gte(analyses.day, window.firstDay),
        lte(analyses.day, window.lastDay),
        hasEnded,
      ),
    )
    .orderBy(asc(analyses.createdAt), asc(analyses.id));
  const byPrompt = Map.groupBy(rows, ({ promptId }) => promptId);
  return new Map([...byPrompt].map(([id, ended]) => [id, ended.map(({ status }) => status === 'finished')]));
}

/** Whether one engine gave an ok answer in each ended analysis that asked it, since a day, oldest first. */
export async function listOutcomesOfEngine(
  db: Queryable,
  {
    promptIds,
    engine,
    firstDay,
  }: { promptIds: readonly OwnedPromptId[]; engine: EngineId; firstDay: RomeDay },
): Promise<{ promptId: PromptId; day: RomeDay; isAnswered: boolean }[]> {
  return db
    .select({
      promptId: analyses.promptId,
      day: analyses.day,
      isAnswered: sql<boolean>`bool_or(${analysisResults.status} = 'ok')`,
    })
    .from(analyses)
    .innerJoin(analysisResults, eq(analysisResults.analysisId, analyses.id))
    .where(
      and(
        inArray(analyses.promptId, [...promptIds]),
        gte(analyses.day, firstDay),
        inArray(analyses.status, ['finished', 'failed']),
        eq(analysisResults.engine, engine),
      ),
    )
    .groupBy(analyses.id)
    .orderBy(asc(analyses.createdAt), asc(analyses.id));
}

/** The day of a prompt's last ended analysis: the last of its scope. */
export async function findLastDay(db: Queryable, promptId: OwnedPromptId): Promise<RomeDay | null> {
  const [row] = await db
    .select({ day: analyses.day })
    .from(analyses)
    .where(and(eq(analyses.promptId, promptId), inArray(analyses.status, ['finished', 'failed'])))
    .orderBy(desc(analyses.day))
    .limit(1);
  return row?.day ?? null;
}

/** An open analysis with what it is about. */
export type OpenAnalysis = Pick<
  AnalysisRow,
  'id' | 'promptId' | 'companyId' | 'userId' | 'status' | 'lastProgressAt'
>;

/** Open analyses that have been silent since before `silentSince`: those that were begun first, then those that wait; oldest first. */
export async function listSilentAnalyses(
  db: Queryable,
  { silentSince, limit }: { silentSince: Date; limit: number },
): Promise<OpenAnalysis[]> {
  const { id, promptId, companyId, userId, status, lastProgressAt } = analyses;
  return db
    .select({ id, promptId, companyId, userId, status, lastProgressAt })
    .from(analyses)
    .where(and(isOpen, lt(lastProgressAt, silentSince)))
    .orderBy(sql`${status} = 'queued'`, asc(lastProgressAt))
    .limit(limit);
}

/** How many analyses wait for a worker, and how many have one. */
export async function countOpenAnalyses(db: Queryable): Promise<{ queued: number; running: number }> {
  const [row] = await db
    .select({
      queued: sql`count(*) filter (where ${analyses.status} = 'queued')`.mapWith(Number),
      running: sql`count(*) filter (where ${analyses.status} <> 'queued')`.mapWith(Number),
    })
    .from(analyses)
    .where(isOpen);
  return row ?? { queued: 0, running: 0 };
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

import { and, asc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AnalysisRow, analyses, promptStates } from '../tables.ts';
import { isOpen } from './analysis-states.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Whether other users than these wait for answers today: with an open analysis, or with one that begins by itself
 * before the day ends.
 */
export async function hasWaitingBeside(
  db: Queryable,
  { users, now, dayEndsAt }: { users: readonly AccountId[]; now: Date; dayEndsAt: Date },
): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const rows = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(isOpen, gte(analyses.lastProgressAt, dayAgo), notInArray(analyses.userId, [...users])))
    .limit(1);
  if (rows.length > 0) return true;
  const { promptId, status, nextRunAt, userId } = promptStates;
  const due = await db
    .select({ promptId })
    .from(promptStates)
    .where(and(eq(status, 'idle'), lt(nextRunAt, dayEndsAt), notInArray(userId, [...users])))
    .limit(1);
  return due.length > 0;
}

/** An open analysis with what it is about. */
export type OpenAnalysis = Pick<
  AnalysisRow,
  'id' | 'promptId' | 'companyId' | 'userId' | 'status' | 'lastProgressAt'
>;

/**
 * Open analyses without progress since before `idleSince`: those that were begun first, then those that wait; oldest
 * first.
 */
export async function listIdleAnalyses(
  db: Queryable,
  { idleSince, limit }: { idleSince: Date; limit: number },
): Promise<OpenAnalysis[]> {
  const { id, promptId, companyId, userId, status, lastProgressAt } = analyses;
  return db
    .select({ id, promptId, companyId, userId, status, lastProgressAt })
    .from(analyses)
    .where(and(isOpen, lt(lastProgressAt, idleSince)))
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

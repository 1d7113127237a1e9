import { and, asc, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AnalysisRow, analyses } from '../tables.ts';
import { isOpen } from './analysis-states.ts';

const DAY_MS = 24 * 3_600_000;

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

import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { runAnalysisJob } from '../run-job.ts';
import { type OpenAnalysis, listIdleAnalyses } from '../store/open-analyses.ts';
import { isStuck, stuckSince } from './rules/late-prompts.ts';

/** At most this many idle analyses are checked; those that were begun come before those that wait for their turn. */
const MAX_LOOKED_AT = 1_000;

/** Analyses no worker works on any more: those the sweep ends and the administrator sees. */
export async function listStuckAnalyses(
  { db, queue }: Pick<AnalysisDeps, 'db' | 'queue'>,
  now: Date,
): Promise<OpenAnalysis[]> {
  const idle = await listIdleAnalyses(db, { idleSince: stuckSince(now), limit: MAX_LOOKED_AT });
  const values = idle.map(({ id }) => id);
  const alive = await queue.listAlive(db, runAnalysisJob, { key: 'analysisId', values });
  return idle.filter(({ id, lastProgressAt }) => isStuck({ lastProgressAt, hasLiveJob: alive.has(id), now }));
}

import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { runAnalysisJob } from '../run-job.ts';
import { type OpenAnalysis, listIdleAnalyses } from '../store/open-analyses.ts';
import { isStuck, stuckSince } from './rules/late-prompts.ts';

/** The silent are looked at in this number; those that were begun come before those that wait for their turn. */
const MAX_LOOKED_AT = 1_000;

/** Analyses nobody works on any more: what the sweep ends and what the administrator sees. */
export async function listStuckAnalyses(
  { db, queue }: Pick<AnalysisDeps, 'db' | 'queue'>,
  now: Date,
): Promise<OpenAnalysis[]> {
  const idle = await listIdleAnalyses(db, { idleSince: stuckSince(now), limit: MAX_LOOKED_AT });
  const values = idle.map(({ id }) => id);
  const alive = await queue.listAlive(db, runAnalysisJob, { key: 'analysisId', values });
  return idle.filter(({ id, lastProgressAt }) => isStuck({ lastProgressAt, hasLiveJob: alive.has(id), now }));
}

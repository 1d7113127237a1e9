import { listPromptsAsSystem } from '#features/companies';
import type { AnalysisDeps } from './analysis-deps.ts';
import { finishAnalysis } from './finish-analysis.ts';
import { runAnalysisJob } from './run-job.ts';
import { claimAnalysis, listSilentAnalyses } from './store/analyses.ts';

/** Silent for this long, and without a job that lives: nobody works on it. A job that waits for its turn is none of these. */
const SILENCE_MS = 30 * 60_000;
const ANALYSES_PER_TICK = 100;

/** Ends analyses whose worker died for good, with the answers they have; a living one is fenced off and gives up. */
export async function releaseStuckAnalyses(deps: AnalysisDeps): Promise<number> {
  const now = deps.clock.now();
  const silent = await listSilentAnalyses(deps.db, {
    silentSince: new Date(now.getTime() - SILENCE_MS),
    limit: ANALYSES_PER_TICK,
  });
  const alive = await deps.queue.listAlive(deps.db, runAnalysisJob, { key: 'analysisId', values: silent });
  const stuck = silent.filter((analysisId) => !alive.has(analysisId));
  for (const analysisId of stuck) {
    const analysis = await claimAnalysis(deps.db, { analysisId, now });
    if (analysis === null) continue;
    const [subject = null] = await listPromptsAsSystem(deps.db, [analysis.promptId]);
    await finishAnalysis(deps, { analysis, subject, collection: null });
    deps.log.warn({ analysisId }, 'a stuck analysis was ended');
  }
  return stuck.length;
}

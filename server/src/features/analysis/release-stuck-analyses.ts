import { listPromptsAsSystem } from '#features/companies';
import type { AnalysisDeps } from './analysis-deps.ts';
import { finishAnalysis } from './finish-analysis.ts';
import { listStuckAnalyses } from './list-stuck-analyses.ts';
import { claimAnalysis } from './store/analyses.ts';

const ANALYSES_PER_TICK = 100;

/** Ends analyses whose worker died for good, with the answers they have; a living one is fenced off and gives up. */
export async function releaseStuckAnalyses(deps: AnalysisDeps): Promise<number> {
  const now = deps.clock.now();
  const stuck = (await listStuckAnalyses(deps, now)).slice(0, ANALYSES_PER_TICK);
  for (const { id: analysisId } of stuck) {
    const analysis = await claimAnalysis(deps.db, { analysisId, now });
    if (analysis === null) continue;
    const [subject = null] = await listPromptsAsSystem(deps.db, [analysis.promptId]);
    await finishAnalysis(deps, { analysis, subject, collection: null });
    deps.log.warn({ analysisId }, 'a stuck analysis was ended');
  }
  return stuck.length;
}

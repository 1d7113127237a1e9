import { type AnalysisDeps, claimAnalyses } from '#features/analysis';
import { listPromptsAsSystem } from '#features/companies';
import { listStuckAnalyses } from './list-stuck-analyses.ts';

const ANALYSES_PER_TICK = 100;

/** Ends analyses whose worker died for good, with the answers they have; a living one is fenced off and gives up. */
export async function releaseStuckAnalyses(deps: AnalysisDeps): Promise<number> {
  const now = deps.clock.now();
  const stuck = (await listStuckAnalyses(deps, now)).slice(0, ANALYSES_PER_TICK).map(({ id }) => id);
  const claimed = stuck.length === 0 ? [] : await claimAnalyses(deps.db, { analysisIds: stuck, now });
  const subjects = await listPromptsAsSystem(
    deps.db,
    claimed.map(({ promptId }) => promptId),
  );
  for (const analysis of claimed) {
    const { id: analysisId, promptId } = analysis;
    const subject = subjects.find(({ prompt }) => prompt.id === promptId) ?? null;
    await deps.endings.add({ analysis, subject, collection: null });
    deps.log.warn({ analysisId }, 'a stuck analysis was ended');
  }
  return stuck.length;
}

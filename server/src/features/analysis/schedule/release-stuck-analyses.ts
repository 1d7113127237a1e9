import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { claimAnalyses } from '../store/fences.ts';
import { listPromptsAsSystem } from '#features/companies';
import { listStuckAnalyses } from './list-stuck-analyses.ts';
import { stuckSince } from './rules/late-prompts.ts';

const ANALYSES_PER_TICK = 100;

/** Ends some analyses whose worker died for good; gives how many. */
export async function releaseStuckAnalyses(deps: AnalysisDeps): Promise<number> {
  const now = deps.clock.now();
  const stuck = (await listStuckAnalyses(deps, now)).slice(0, ANALYSES_PER_TICK).map(({ id }) => id);
  const claimed =
    stuck.length === 0
      ? []
      : await claimAnalyses(deps.db, { analysisIds: stuck, now, idleSince: stuckSince(now) });
  const subjects = await listPromptsAsSystem(
    deps.db,
    claimed.map(({ promptId }) => promptId),
  );
  await Promise.all(
    claimed.map(async (analysis) => {
      const { id: analysisId, promptId } = analysis;
      const subject = subjects.find(({ prompt }) => prompt.id === promptId) ?? null;
      await deps.endings.add({ analysis, subject, collection: null });
      deps.log.warn({ analysisId }, 'a stuck analysis was ended');
    }),
  );
  return claimed.length;
}

import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import { compareText } from '#lib/text';
import type { Queryable } from '#platform/db';
import {
  type FailedAnalysis,
  listEnded,
  listFailedAnalyses,
  listFailedReadings,
} from '../store/failed-readings.ts';
import type { OldAnswer } from '../store/rereading.ts';

const ANALYSES_PER_PAGE = 100;

/**
 * The oldest answers since a moment that a model failed to read and was not asked for again, at most `limit`, with their
 * prompts: those of analyses that have ended and prompts that are neither archived nor deleted.
 */
export async function listFailedAnswers(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<{ subjects: OwnedPrompt[]; answers: OldAnswer[] }> {
  const found: { subjects: OwnedPrompt[]; answers: OldAnswer[] } = { subjects: [], answers: [] };
  let after: FailedAnalysis | null = null;
  do {
    const page: FailedAnalysis[] = await listFailedAnalyses(db, { since, after, limit: ANALYSES_PER_PAGE });
    after = page.length < ANALYSES_PER_PAGE ? null : (page.at(-1) ?? null);
    const ended = await listEnded(
      db,
      page.map(({ analysisId }) => analysisId),
    );
    const ofPrompt = Map.groupBy(
      page.filter(({ analysisId }) => ended.has(analysisId)),
      ({ promptId }) => promptId.toString(),
    );
    const known = new Set(found.subjects.map(({ prompt }) => prompt.id.toString()));
    const live = await listPromptsAsSystem(db, [...new Set(page.map(({ promptId }) => promptId))]);
    for (const subject of live) {
      const analysisIds = (ofPrompt.get(subject.prompt.id) ?? []).map(({ analysisId }) => analysisId);
      if (analysisIds.length === 0) continue;
      if (!known.has(subject.prompt.id)) found.subjects.push(subject);
      const asked = { companyId: subject.company.id, analysisIds, since };
      found.answers.push(...(await listFailedReadings(db, asked)));
    }
  } while (after !== null && found.answers.length < limit);
  const oldest = found.answers.toSorted(
    ({ result: a }, { result: b }) =>
      a.createdAt.getTime() - b.createdAt.getTime() || compareText(a.id, b.id),
  );
  return { ...found, answers: oldest.slice(0, limit) };
}

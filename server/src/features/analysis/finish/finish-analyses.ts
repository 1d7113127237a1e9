import { listAnswered } from '#features/answers';
import { listNamesRevisionsAsSystem } from '#features/companies';
import { aggregatePrompts, analysisFinished } from '#features/measurements';
import { rereadCompanyJob } from '#features/reading';
import { type Transaction, withTransaction } from '#platform/db';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { planAttempts } from './plan-attempts.ts';
import { decideOutcome } from '../rules/analysis-outcome.ts';
import { endAnalyses } from '../store/progress.ts';
import { type EndingAnalysis, type EndedAnalysis, publishEnds } from './publish-ends.ts';
import { setIdle } from './set-idle.ts';

/**
 * Ends analyses with the answers they have: figures, states, next runs, live events and domain events in one
 * transaction, in as many statements for many as for one. Nothing happens to an analysis that another attempt holds.
 */
export async function finishAnalyses(
  deps: AnalysisFeatureDeps,
  endings: readonly EndingAnalysis[],
): Promise<readonly null[]> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const ended = await endAll(tx, { endings, now });
    if (ended.length === 0) return;
    await renewNumbers(tx, { ended, now });
    await rereadRenamed(deps, tx, ended);
    for (const { analysis, subject, collection, answers } of ended)
      if (subject !== null && collection !== null)
        await planAttempts(deps, tx, { analysis, collection, answers });
    await setIdle(tx, { ended, now });
    await publishEnds(deps, tx, { ended, now });
    await deps.events.announceAll(
      tx,
      analysisFinished,
      ended.map(({ analysis: { id, promptId, companyId, userId }, outcome }) => ({
        analysisId: id,
        promptId,
        companyId,
        userId,
        outcome,
      })),
    );
  });
  return endings.map(() => null);
}

/** From here on no other process writes for these analyses. */
async function endAll(
  tx: Transaction,
  { endings, now }: { endings: readonly EndingAnalysis[]; now: Date },
): Promise<EndedAnalysis[]> {
  const answers = await listAnswered(
    tx,
    endings.map(({ analysis }) => analysis),
  );
  const decided = endings.map((ending) => {
    const own = answers.get(ending.analysis.id) ?? [];
    const outcome = decideOutcome(own.map(({ status }) => status));
    return { ...ending, answers: own, outcome, isCounted: outcome === 'finished' };
  });
  const ours = await endAnalyses(tx, {
    ends: decided.map(({ analysis: { id: analysisId, attempt }, outcome, isCounted }) => ({
      fence: { analysisId, attempt, phase: 'open' },
      outcome,
      isCounted,
    })),
    finishedAt: now,
  });
  return decided.filter(({ analysis }) => ours.has(analysis.id));
}

async function renewNumbers(
  tx: Transaction,
  { ended, now }: { ended: readonly EndedAnalysis[]; now: Date },
): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(ended, ({ analysis }) => analysis.day))
    await aggregatePrompts(tx, {
      day,
      ended: ofDay.flatMap(({ subject, analysis: { createdAt, series }, outcome }) => {
        const hasAnswers = outcome === 'finished';
        return subject === null ? [] : [{ subject, createdAt, endedAt: now, hasAnswers, series }];
      }),
    });
}

/**
 * Answers stored after the names changed were read under the old ones: a job of their own reads them again, because the
 * one that the change enqueued may have passed this prompt already.
 */
async function rereadRenamed(
  { queue }: AnalysisFeatureDeps,
  tx: Transaction,
  ended: readonly EndedAnalysis[],
): Promise<void> {
  const revisions = await listNamesRevisionsAsSystem(tx, [
    ...new Set(ended.map(({ analysis }) => analysis.companyId)),
  ]);
  for (const { analysis, subject, answers } of ended) {
    const newest = revisions.get(analysis.companyId);
    const isOld = answers.some(
      ({ status, namesRevision }) => ['ok', 'refused'].includes(status) && namesRevision !== newest,
    );
    if (subject === null || newest === undefined || !isOld) continue;
    const { companyId, userId } = analysis;
    await queue.enqueue(tx, rereadCompanyJob, { companyId }, { groupId: userId });
  }
}

import { listAnswered } from '#features/answers';
import type { AnalysisId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { collectAnswers } from '../ask/collect-answers.ts';
import type { Collection } from '../finish/plan-attempts.ts';
import { publishProgress } from '../finish/publish-progress.ts';
import { readCollected } from '../read/read-collected.ts';
import { countProgress } from '../rules/count-progress.ts';
import { decideDeferredStart } from '../rules/due-prompts.ts';
import { RunLostError } from '../steps/store-answers.ts';
import type { Fence } from '../store/fences.ts';
import { markWaiting } from '../store/progress.ts';
import type { AnalysisRow } from '../tables.ts';

/**
 * Takes an analysis from the queue to its numbers. Samples answered in an earlier try are not asked again; the last try
 * ends the analysis with the answers there are, so that the prompt never stays in progress.
 */
export async function runAnalysis(
  deps: AnalysisDeps,
  target: { analysisId: AnalysisId },
  execution: JobExecution,
): Promise<void> {
  const run = deps.underWay.runs.expect(1);
  try {
    await runOpened(deps, target, execution);
  } finally {
    run.dropAll();
  }
}

async function runOpened(
  deps: AnalysisDeps,
  { analysisId }: { analysisId: AnalysisId },
  { isLastAttempt, signal, putOff }: JobExecution,
): Promise<void> {
  const opened = await deps.openings.add(analysisId);
  if (opened === null) return;
  const { analysis, context } = opened;
  const fence: Fence = { analysisId, attempt: analysis.attempt, phase: 'open' };
  const subject = context?.subject ?? null;
  let collection: Collection | null = null;
  try {
    if (context?.isDue) collection = await collectAnswers(deps, { analysis, context, fence, signal });
    if (collection?.deferral) {
      putOff(await deferAnalysis(deps, { analysis, fence, reason: collection.deferral }));
      return;
    }
    if (context?.isDue) await readCollected(deps, { analysis, context, fence, signal });
    await deps.endings.add({ analysis, subject, collection });
  } catch (error) {
    if (error instanceof RunLostError) return;
    if (!isLastAttempt || signal.aborted) throw error;
    deps.log.error({ err: error, analysisId }, 'an analysis ended early after its last attempt');
    await deps.endings.add({ analysis, subject, collection });
  }
}

/**
 * The budget keeps the rest from being asked: the analysis waits instead of failing.
 * @returns when it goes on
 */
async function deferAnalysis(
  deps: AnalysisDeps,
  { analysis, fence, reason }: { analysis: AnalysisRow; fence: Fence; reason: 'over_budget' | 'over_share' },
): Promise<Date> {
  const now = deps.clock.now();
  const waitsUntil = decideDeferredStart({ promptId: analysis.promptId, now, reason });
  const wait = { waitsFor: reason, waitsUntil };
  await withTransaction(deps.db, async (tx) => {
    const answers = (await listAnswered(tx, [analysis])).get(analysis.id) ?? [];
    const engines = countProgress({ engines: analysis.engines, answers });
    if (!(await markWaiting(tx, { fence, engines, lastProgressAt: now, ...wait }))) {
      throw new RunLostError('The analysis is no longer ours');
    }
    await publishProgress(deps, tx, { analysis: { ...analysis, ...wait }, step: 'queued', engines });
  });
  return waitsUntil;
}

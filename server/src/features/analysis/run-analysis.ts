import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import type { AnalysisDeps } from './analysis-deps.ts';
import { collectAnswers } from './collect-answers.ts';
import { finishAnalysis } from './finish-analysis.ts';
import { publishProgress } from './publish-progress.ts';
import { countProgress } from './rules/analysis-progress.ts';
import { decideDeferredStart } from './rules/due-prompts.ts';
import { runAnalysisJob } from './run-job.ts';
import { RunLostError } from './store-answers.ts';
import { type AnalysisRow, claimAnalysis, updateProgress } from './store/analyses.ts';
import { listAnswered } from './store/answers.ts';

/**
 * Takes an analysis from the queue to its numbers. What an earlier try has answered is not asked again; the last try
 * ends the analysis with what there is, so that the prompt never stays in progress.
 */
export async function runAnalysis(
  deps: AnalysisDeps,
  { analysisId }: { analysisId: AnalysisId },
  { isLastAttempt, signal }: JobExecution,
): Promise<void> {
  const analysis = await claimAnalysis(deps.db, { analysisId, now: deps.clock.now() });
  if (analysis === null) return;
  await publishProgress(deps, deps.db, { analysis, step: 'asking' });
  const [subject = null] = await listPromptsAsSystem(deps.db, [analysis.promptId]);
  try {
    if (subject !== null && (await collect(deps, { analysis, subject, signal })) === 'deferred') return;
    await finishAnalysis(deps, { analysis, subject });
  } catch (error) {
    if (error instanceof RunLostError) return;
    if (!isLastAttempt || signal.aborted) throw error;
    deps.log.error({ err: error, analysisId }, 'an analysis ended early after its last attempt');
    await finishAnalysis(deps, { analysis, subject });
  }
}

async function collect(
  deps: AnalysisDeps,
  { analysis, subject, signal }: { analysis: AnalysisRow; subject: OwnedPrompt; signal: AbortSignal },
): Promise<'collected' | 'deferred'> {
  const collection = await collectAnswers(deps, { analysis, subject, signal });
  await withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const answers = await listAnswered(tx, analysis.id);
    const engines = countProgress({ engines: analysis.engines, answers });
    const fence = { analysisId: analysis.id, attempt: analysis.attempt };
    const step = collection === 'over_budget' ? 'queued' : 'reading';
    if (!(await updateProgress(tx, { fence, status: step, engines, lastProgressAt: now }))) {
      throw new RunLostError('The analysis is no longer ours');
    }
    if (step === 'queued') {
      // The day's budget is spent: the analysis waits for the next one instead of failing.
      const startAfter = decideDeferredStart({ promptId: analysis.promptId, now });
      const options = { startAfter, groupId: analysis.userId };
      await deps.queue.enqueue(tx, runAnalysisJob, { analysisId: analysis.id }, options);
    }
    await publishProgress(deps, tx, { analysis, step, engines });
  });
  return collection === 'over_budget' ? 'deferred' : 'collected';
}

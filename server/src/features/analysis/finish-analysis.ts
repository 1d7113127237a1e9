import { type OwnedPrompt, asSystem, findNamesRevisionAsSystem } from '#features/companies';
import { getLimits } from '#features/plans';
import { type Transaction, withTransaction } from '#platform/db';
import { aggregatePrompt } from './aggregate-prompt.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { analysisFinished } from './analysis-finished.ts';
import type { Collection } from './collect-answers.ts';
import { planAttempts } from './plan-attempts.ts';
import { publishProgress } from './publish-progress.ts';
import { rereadCompanyJob } from './reread-job.ts';
import { decideOutcome } from './rules/analysis-outcome.ts';
import { countProgress } from './rules/analysis-progress.ts';
import { decideDue, decideNextRun } from './rules/due-prompts.ts';
import { type AnalysisRow, type Fence, endAnalysis, holdFence } from './store/analyses.ts';
import { listAnswered } from './store/answers.ts';
import { recordLastUpdate } from './store/metrics.ts';
import { markIdle } from './store/prompt-states.ts';
import { hasOtherNames } from './store/rereading.ts';

/**
 * Ends an analysis with the answers it has: numbers, state, next run, news and event in one transaction.
 * Does nothing when another attempt holds it. `subject` is null when the prompt was archived meanwhile: no numbers then.
 */
export async function finishAnalysis(
  deps: AnalysisDeps,
  {
    analysis,
    subject,
    collection,
  }: {
    analysis: AnalysisRow;
    subject: OwnedPrompt | null;
    /** Null: nothing could be asked. */
    collection: Collection | null;
  },
): Promise<void> {
  const now = deps.clock.now();
  const { id: analysisId, promptId, companyId, userId } = analysis;
  await withTransaction(deps.db, async (tx) => {
    const fence: Fence = { analysisId, attempt: analysis.attempt, phase: 'open' };
    if (!(await holdFence(tx, fence))) return;
    const answers = await listAnswered(tx, analysisId);
    const outcome = decideOutcome(answers.map(({ status }) => status));
    const isNews = outcome === 'finished' && subject !== null;
    await endAnalysis(tx, { fence, outcome, finishedAt: now });
    if (subject !== null) {
      const { day, createdAt } = analysis;
      const ended = { day, createdAt, endedAt: now, hasAnswers: outcome === 'finished' };
      await aggregatePrompt(tx, { subject, ended });
      await rereadIfRenamed(deps, tx, analysis);
      if (collection !== null) await planAttempts(deps, tx, { analysis, collection, answers });
    }
    await markIdle(tx, {
      promptId: asSystem(promptId),
      analysisId,
      lastProcessedAt: now,
      lastOutcome: outcome,
      nextRunAt: await findNextRun(tx, { subject, lastRunAt: now }),
    });
    const engines = countProgress({ engines: analysis.engines, answers });
    await publishProgress(deps, tx, { analysis, step: outcome, engines });
    if (isNews) await announceNumbers(deps, tx, analysis);
    await deps.events.announce(tx, analysisFinished, { analysisId, promptId, companyId, userId, outcome });
  });
}

/** Tells the user that a prompt has new numbers, when the transaction commits. */
export async function announceNumbers(
  { clock, live }: AnalysisDeps,
  tx: Transaction,
  { userId, companyId, promptId }: AnalysisRow,
): Promise<void> {
  const now = clock.now();
  await recordLastUpdate(tx, { userId, lastUpdate: now });
  const lastUpdate = now.toISOString();
  await live.publish(tx, {
    userId,
    event: { type: 'monitoring.updated', companyId, promptId, lastUpdate },
  });
}

/**
 * Answers that landed after the names changed were read under the old ones: a job of their own reads them again,
 * because the one the change began may have passed this prompt.
 */
async function rereadIfRenamed(
  { queue }: AnalysisDeps,
  tx: Transaction,
  { id: analysisId, companyId, userId }: AnalysisRow,
): Promise<void> {
  const namesRevision = await findNamesRevisionAsSystem(tx, companyId);
  if (namesRevision === null || !(await hasOtherNames(tx, { analysisId, namesRevision }))) return;
  await queue.enqueue(tx, rereadCompanyJob, { companyId }, { groupId: userId });
}

async function findNextRun(
  tx: Transaction,
  { subject, lastRunAt }: { subject: OwnedPrompt | null; lastRunAt: Date },
): Promise<Date | null> {
  if (subject === null) return null;
  const { prompt, company } = subject;
  const { limits } = await getLimits(tx, company.userId);
  const { isActive } = prompt;
  const verdict = decideDue({ promptAnalysisEnabled: limits.promptAnalysisEnabled, isActive });
  return verdict === 'run' ? decideNextRun({ promptId: prompt.id, lastRunAt }) : null;
}

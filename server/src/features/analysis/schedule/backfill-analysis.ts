import { marketOf } from '@citato/contract/markets';
import { type EngineId, listAskedEngines } from '@citato/contract';
import { listServingEngines } from '#adapters/engines';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { collectAnswers } from '../ask/collect-answers.ts';
import { describeChanges } from '../finish/publish-ends.ts';
import { loadRunContexts } from '../steps/open-runs.ts';
import { planAttempts } from '../finish/plan-attempts.ts';
import { publishProgress } from '../finish/publish-progress.ts';
import { readCollected } from '../read/read-collected.ts';
import { type AnalysisOutcome, decideOutcome } from '../rules/analysis-outcome.ts';
import { countProgress } from '../rules/count-progress.ts';
import { isPlannedFor } from '../rules/engine-attempts.ts';
import type { BackfillOrder } from '../run-job.ts';
import { RunLostError } from '../steps/store-answers.ts';
import { findAnalysis } from '../store/analyses.ts';
import { deleteAttempts, listAttempts } from '../store/engine-attempts.ts';
import { type Fence, holdFence } from '../store/fences.ts';
import { isIdle, reviseLastOutcome } from '../store/prompt-states.ts';
import type { AnalysisRow } from '../tables.ts';
import { type AnsweredSample, listAnswered } from '#features/answers';
import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import { aggregatePrompts, analysisFinished, findLastDay } from '#features/measurements';
import { listHeldEngines, listLimits } from '#features/plans';
import { type Transaction, withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import { claimBackfill } from './book-backfill.ts';
import { giveBackUnanswered, settleBackfill } from './settle-backfill.ts';

/** While a newer analysis of the prompt runs, a planned attempt waits: it may have been taken over when that has ended. */
const BUSY_PAUSE_MS = 5 * 60_000;

/**
 * Asks again for answers of an engine that an ended analysis misses, when the attempt is due, and renews the figures if
 * answers came. The prompt's state stays: no run is counted, and the next run keeps its time.
 */
export async function backfillAnalysis(
  deps: AnalysisDeps,
  order: BackfillOrder,
  { signal, putOff }: Pick<JobExecution, 'signal' | 'putOff'>,
): Promise<void> {
  const { analysisId, engine } = order;
  const found = await findAnalysis(deps.db, analysisId);
  if (found === null || !(await isWaitedFor(deps, { analysis: found, order }))) return;
  const [subject] = await listPromptsAsSystem(deps.db, [found.promptId]);
  if (subject === undefined) return;
  const choice = await findChoice(deps, { subject, engine });
  // What the plan does not ask, or does not take the market, is not missing, and is promised at no moment.
  if (choice === 'withheld') await forgetEngine(deps, { subject, engine });
  if (choice !== 'asked') return;
  // What it misses was asked before the question was changed: its answers would count nowhere.
  if (found.series !== subject.prompt.series) return;
  if (!(await isIdle(deps.db, subject.prompt.id))) {
    putOff(new Date(deps.clock.now().getTime() + BUSY_PAUSE_MS));
    return;
  }
  const analysis = await claimBackfill(deps, found);
  if (analysis === null) return;
  const context = (await loadRunContexts(deps.db, [analysis])).get(analysisId);
  const fence: Fence = { analysisId, attempt: analysis.attempt, phase: 'ended' };
  try {
    if (context === undefined) throw new RunLostError('The prompt was deleted');
    const collection = await collectAnswers(deps, { analysis, context, fence, signal, again: engine });
    await readCollected(deps, { analysis, context, fence, signal });
    await withTransaction(deps.db, async (tx) => {
      if (!(await holdFence(tx, fence))) return;
      const answers = (await listAnswered(tx, [analysis])).get(analysisId) ?? [];
      await planAttempts(deps, tx, { analysis, collection, answers, again: engine });
      const isAnswered = (of: AnalysisRow) => of.engines.find((one) => one.engine === engine);
      const { answered = 0, failed = 0 } = isAnswered(analysis) ?? {};
      const got = answers.filter((one) => one.engine === engine && one.status !== 'failed').length;
      const outcome = decideOutcome(answers.map(({ status }) => status));
      if (got > answered - failed) await renewNumbers(deps, tx, { analysis, subject, outcome });
      await settleBackfill(tx, { analysis, fence, outcome });
      await tellEnd(deps, tx, { analysis, answers });
    });
  } catch (error) {
    await giveBackUnanswered(deps, fence);
    if (!(error instanceof RunLostError)) throw error;
  }
}

/** Its company may have left the engine out meanwhile, its market be one it does not serve, or its account come to a plan that does not ask it. */
async function findChoice(
  { db, engines }: AnalysisDeps,
  { subject: { prompt, company }, engine }: { subject: OwnedPrompt; engine: EngineId },
): Promise<'asked' | 'left_out' | 'withheld'> {
  const limits = (await listLimits(db, [company.userId])).get(company.userId);
  const all = engines.map(({ id }) => id);
  const available = listHeldEngines({ available: all, withheld: limits?.withheldEngines ?? [] });
  const serving = listServingEngines({ available, market: marketOf(prompt, company) });
  if (all.includes(engine) && !serving.includes(engine)) return 'withheld';
  const asked = listAskedEngines({ available: serving, excluded: company.excludedEngines });
  return asked.includes(engine) ? 'asked' : 'left_out';
}

async function forgetEngine(
  { db }: AnalysisDeps,
  { subject: { prompt }, engine }: { subject: OwnedPrompt; engine: EngineId },
): Promise<void> {
  await withTransaction(db, (tx) => deleteAttempts(tx, { promptId: prompt.id, engines: [engine] }));
}

/** Jobs may be outdated: another attempt or a newer analysis may have come first. */
async function isWaitedFor(
  { db, clock }: AnalysisDeps,
  { analysis, order }: { analysis: AnalysisRow; order: BackfillOrder },
): Promise<boolean> {
  const attempts = await listAttempts(db, [analysis.promptId]);
  const planned = attempts.find((row) => row.engine === order.engine);
  return planned !== undefined && isPlannedFor({ planned, order, now: clock.now() });
}

async function renewNumbers(
  deps: AnalysisDeps,
  tx: Transaction,
  { analysis, subject, outcome }: { analysis: AnalysisRow; subject: OwnedPrompt; outcome: AnalysisOutcome },
): Promise<void> {
  const now = deps.clock.now();
  const { id: analysisId, promptId, companyId, userId, day, createdAt, series } = analysis;
  const hasAnswers = outcome === 'finished';
  const lastDay = (await findLastDay(tx, subject.prompt.id)) ?? day;
  const ended = [{ subject, createdAt, endedAt: now, hasAnswers, series }];
  await aggregatePrompts(tx, { day, lastDay, ended });
  if (!hasAnswers) return;
  await reviseLastOutcome(tx, { promptId: subject.prompt.id, outcome });
  await deps.live.publish(tx, describeChanges(analysis, now));
  if (analysis.status === 'failed')
    await deps.events.announce(tx, analysisFinished, { analysisId, promptId, companyId, userId, outcome });
}

/** Open browsers show what is missing and when it is asked again: that has changed even where no answer came. */
async function tellEnd(
  deps: AnalysisDeps,
  tx: Transaction,
  { analysis, answers }: { analysis: AnalysisRow; answers: readonly AnsweredSample[] },
): Promise<void> {
  const step = decideOutcome(answers.map(({ status }) => status));
  const engines = countProgress({ engines: analysis.engines, answers });
  await publishProgress(deps, tx, { analysis, step, engines });
}

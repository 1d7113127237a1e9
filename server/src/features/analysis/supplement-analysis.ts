import type { EngineId } from '@citato/contract';
import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import { getLimits } from '#features/plans';
import type { AnalysisId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { aggregatePrompts } from './aggregate-prompts.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { analysisFinished } from './analysis-finished.ts';
import { collectAnswers } from './collect-answers.ts';
import { describeNews } from './finish-analyses.ts';
import { loadGrounds } from './open-runs.ts';
import { planAttempts } from './plan-attempts.ts';
import { decideOutcome } from './rules/analysis-outcome.ts';
import { RunLostError } from './store-answers.ts';
import {
  type AnalysisRow,
  type Fence,
  claimEndedAnalysis,
  findAnalysis,
  holdFence,
  reviseOutcome,
} from './store/analyses.ts';
import { type AnsweredSample, listAnswered } from './store/answers.ts';
import { listAttempts } from './store/engine-health.ts';
import { recordLastUpdate } from './store/metrics.ts';
import { isIdle, reviseLastOutcome } from './store/prompt-states.ts';

/**
 * Asks again what an ended analysis misses of an engine, when its time has come, and renews the numbers if that brought
 * answers. The prompt stays as it is: no run is counted, the next one comes when it would have come.
 */
export async function supplementAnalysis(
  deps: AnalysisDeps,
  { analysisId, engine }: { analysisId: AnalysisId; engine: EngineId },
  signal: AbortSignal,
): Promise<void> {
  const found = await findAnalysis(deps.db, analysisId);
  if (found === null || !(await isDue(deps, { analysis: found, engine }))) return;
  const [subject] = await listPromptsAsSystem(deps.db, [found.promptId]);
  if (subject === undefined || !(await isWanted(deps, { analysis: found, subject }))) return;
  const analysis = await claimEndedAnalysis(deps.db, analysisId);
  if (analysis === null) return;
  const ground = (await loadGrounds(deps.db, [analysis])).get(analysisId);
  if (ground === undefined) return;
  const fence: Fence = { analysisId, attempt: analysis.attempt, phase: 'ended' };
  try {
    const collection = await collectAnswers(deps, { analysis, ground, fence, signal, again: engine });
    await withTransaction(deps.db, async (tx) => {
      if (!(await holdFence(tx, fence))) return;
      const answers = (await listAnswered(tx, [analysisId])).get(analysisId) ?? [];
      await planAttempts(deps, tx, { analysis, collection, answers, again: engine });
      const isAnswered = (of: AnalysisRow) => of.engines.find((one) => one.engine === engine);
      const { answered = 0, failed = 0 } = isAnswered(analysis) ?? {};
      const got = answers.filter((one) => one.engine === engine && one.status !== 'failed').length;
      if (got > answered - failed) await renewNumbers(deps, tx, { analysis, subject, fence, answers });
    });
  } catch (error) {
    if (!(error instanceof RunLostError)) throw error;
  }
}

/** Jobs outlive what they were made for: another attempt or a newer analysis may have come first. */
async function isDue(
  { db, clock }: AnalysisDeps,
  { analysis, engine }: { analysis: AnalysisRow; engine: EngineId },
): Promise<boolean> {
  const attempts = await listAttempts(db, [analysis.promptId]);
  const attempt = attempts.find((row) => row.engine === engine);
  return attempt?.analysisId === analysis.id && attempt.nextAttemptAt <= clock.now();
}

/** Not while a newer analysis asks, and nothing more is paid for a plan that has ended. */
async function isWanted(
  { db }: AnalysisDeps,
  { analysis, subject }: { analysis: AnalysisRow; subject: OwnedPrompt },
): Promise<boolean> {
  if (!(await isIdle(db, subject.prompt.id))) return false;
  const { limits } = await getLimits(db, analysis.userId);
  return limits.promptAnalysisEnabled || analysis.trigger === 'first';
}

async function renewNumbers(
  deps: AnalysisDeps,
  tx: Transaction,
  {
    analysis,
    subject,
    fence,
    answers,
  }: {
    analysis: AnalysisRow;
    subject: OwnedPrompt;
    fence: Fence;
    answers: readonly AnsweredSample[];
  },
): Promise<void> {
  const now = deps.clock.now();
  const { id: analysisId, promptId, companyId, userId, day, createdAt } = analysis;
  const outcome = decideOutcome(answers.map(({ status }) => status));
  await reviseOutcome(tx, { fence, outcome });
  const hasAnswers = outcome === 'finished';
  await aggregatePrompts(tx, { day, ended: [{ subject, createdAt, endedAt: now, hasAnswers }] });
  if (!hasAnswers) return;
  await reviseLastOutcome(tx, { promptId: subject.prompt.id, outcome });
  await recordLastUpdate(tx, { userIds: [userId], lastUpdate: now });
  await deps.live.publish(tx, describeNews(analysis, now));
  if (analysis.status === 'failed')
    await deps.events.announce(tx, analysisFinished, { analysisId, promptId, companyId, userId, outcome });
}

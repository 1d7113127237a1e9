import type { AnswerStatus, EngineId } from '@citato/contract';
import type { EngineReply } from '#adapters/engines';
import { type SettledCall, settleCalls } from '#features/spending';
import type { EngineCallId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { publishProgress } from './publish-progress.ts';
import { countProgress } from './rules/analysis-progress.ts';
import { type AnalysisRow, type Fence, markUsageCounted, updateProgress } from './store/analyses.ts';
import { type NewAnswer, insertAnswers } from './store/answers.ts';
import { countOneAnalysis } from './store/metrics.ts';

/** Another worker holds the analysis, or its prompt was deleted: this one has nothing more to do. */
export class RunLostError extends Error {
  override readonly name = 'RunLostError';
}

/** A sample that was dealt with: what its call cost, and the answer it brought. */
export interface LandedCall {
  /** Null: no call was made. */
  readonly call: { readonly id: EngineCallId; readonly reply: EngineReply } | null;
  /** Null: the call was cut short by ourselves. */
  readonly answer: NewAnswer | null;
}

/** The samples of an analysis that have a row, by engine and number; the run that holds the fence keeps it up to date. */
export type AnsweredSamples = Map<string, { engine: EngineId; status: AnswerStatus }>;

/**
 * Stores a batch of answers with their mentions and citations and settles their calls, in one transaction.
 * Money spent is settled even when the analysis is lost; answers of a lost analysis are not stored.
 */
export async function storeAnswers(
  deps: AnalysisDeps,
  {
    run,
    fence,
    answered,
    landed,
  }: { run: AnalysisRow; fence: Fence; answered: AnsweredSamples; landed: readonly LandedCall[] },
): Promise<void> {
  const now = deps.clock.now();
  const answers = landed.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const after = new Map(answered);
  for (const { result } of answers) after.set(`${result.engine} ${String(result.sample)}`, result);
  const engines = countProgress({ engines: run.engines, answers: [...after.values()] });
  const step = engines.every(({ answered: done, planned }) => done >= planned) ? 'reading' : 'asking';
  const isHeld = await withTransaction(deps.db, async (tx) => {
    await settleCalls(tx, { calls: landed.flatMap(describeSettlement), finishedAt: now });
    if (answers.length === 0) return true;
    const status = fence.phase === 'open' ? step : null;
    if (!(await updateProgress(tx, { fence, status, engines, lastProgressAt: now }))) return false;
    await insertAnswers(tx, answers);
    await countUsageOnce(tx, { run, answers });
    if (fence.phase === 'open') await publishProgress(deps, tx, { analysis: run, step, engines });
    return true;
  });
  if (!isHeld) throw new RunLostError('The analysis is no longer ours');
  for (const [key, sample] of after) answered.set(key, sample);
}

/** The plan's analysis is used up by the first ok answer, so that deleting the prompt does not give it back. */
async function countUsageOnce(
  tx: Transaction,
  { run, answers }: { run: AnalysisRow; answers: readonly NewAnswer[] },
): Promise<void> {
  if (run.usageCounted || !answers.some(({ result }) => result.status === 'ok')) return;
  if (await markUsageCounted(tx, run.id)) await countOneAnalysis(tx, run.userId);
}

function describeSettlement({ call }: LandedCall): SettledCall[] {
  if (call === null) return [];
  const { id, reply } = call;
  const costMicroDollars = reply.status === 'failed' ? reply.costMicroDollars : reply.usage.costMicroDollars;
  return [{ id, status: reply.status, costMicroDollars: Math.round(costMicroDollars) }];
}

import type { EngineReply } from '#adapters/engines';
import { type SettledCall, settleCalls } from '#features/spending';
import type { EngineCallId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { publishProgress } from './publish-progress.ts';
import { countProgress } from './rules/analysis-progress.ts';
import { type AnalysisRow, markUsageCounted, updateProgress } from './store/analyses.ts';
import { type NewAnswer, insertAnswers, listAnswered } from './store/answers.ts';
import { countOneAnalysis } from './store/metrics.ts';

/** Another worker holds the analysis, or its prompt was deleted: this one has nothing more to do. */
export class RunLostError extends Error {
  override readonly name = 'RunLostError';
}

/** A call that ended: what it cost, and the answer it brought; a call cut short by ourselves brought none. */
export interface LandedCall {
  readonly callId: EngineCallId;
  readonly reply: EngineReply;
  readonly answer: NewAnswer | null;
}

/**
 * Stores a batch of answers with their mentions and citations and settles their calls, in one transaction.
 * Money spent is settled even when the analysis is lost; answers of a lost analysis are not stored.
 */
export async function storeAnswers(
  deps: AnalysisDeps,
  { run, landed }: { run: AnalysisRow; landed: readonly LandedCall[] },
): Promise<void> {
  const now = deps.clock.now();
  const answers = landed.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const isHeld = await withTransaction(deps.db, async (tx) => {
    await settleCalls(tx, { calls: landed.map(describeSettlement), finishedAt: now });
    if (answers.length === 0) return true;
    const fence = { analysisId: run.id, attempt: run.attempt };
    const earlier = await listAnswered(tx, run.id);
    const engines = countProgress({
      engines: run.engines,
      answers: [...earlier, ...answers.map(({ result }) => result)],
    });
    if (!(await updateProgress(tx, { fence, status: 'asking', engines, lastProgressAt: now }))) return false;
    await insertAnswers(tx, answers);
    await countUsageOnce(tx, { run, answers });
    await publishProgress(deps, tx, { analysis: run, step: 'asking', engines });
    return true;
  });
  if (!isHeld) throw new RunLostError('The analysis is no longer ours');
}

/** The plan's analysis is used up by the first ok answer, so that deleting the prompt does not give it back. */
async function countUsageOnce(
  tx: Transaction,
  { run, answers }: { run: AnalysisRow; answers: readonly NewAnswer[] },
): Promise<void> {
  if (!answers.some(({ result }) => result.status === 'ok')) return;
  if (await markUsageCounted(tx, run.id)) await countOneAnalysis(tx, run.userId);
}

function describeSettlement({ callId, reply }: LandedCall): SettledCall {
  const costMicroDollars = reply.status === 'failed' ? reply.costMicroDollars : reply.usage.costMicroDollars;
  return { id: callId, status: reply.status, costMicroDollars: Math.round(costMicroDollars) };
}

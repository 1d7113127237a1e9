import type { AnswerEngine } from '#adapters/engines';
import { bookShare } from '#features/spending';
import { type EngineCallId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { AnalysisRun, PlannedCall } from './make-call.ts';
import { romeDaySpan } from './rules/rome-time.ts';
import { RunLostError } from './store-answers.ts';
import { hasWaitingBeside, holdFence } from './store/analyses.ts';
import { type EngineGate, passGate } from './watch-engine.ts';

/** Calls that may be made now; `rest` says what becomes of those that may not. */
export interface Wave {
  readonly calls: readonly PlannedCall[];
  readonly gate: EngineGate;
  readonly rest: 'over_budget' | 'over_share' | null;
}

/** Books calls of one engine in one statement, as far as its health and the day's money allow. */
export async function bookWave(
  { db, clock, policy }: AnalysisDeps,
  { run, engine, samples }: { run: AnalysisRun; engine: AnswerEngine; samples: readonly number[] },
): Promise<Wave> {
  const now = clock.now();
  const { analysis } = run;
  return withTransaction(db, async (tx) => {
    if (!(await holdFence(tx, run.fence))) throw new RunLostError('The analysis is no longer ours');
    const { engineTimeoutMs, dailyBudgetCents: budgetCents } = policy;
    const gate = await passGate(tx, { engine: engine.id, now, engineTimeoutMs });
    if (gate.kind === 'paused') return { calls: [], gate, rest: null };
    const wanted = (gate.kind === 'trial' ? samples.slice(0, 1) : samples).map((sample) => ({
      id: newId<EngineCallId>(),
      userId: analysis.userId,
      promptId: analysis.promptId,
      analysisId: analysis.id,
      purpose: 'answer' as const,
      engine: engine.id,
      model: engine.model,
      estimatedCostMicroDollars: engine.estimatedCostMicroDollars,
      startedAt: now,
      sample,
    }));
    const day = romeDaySpan(now);
    const { userId } = analysis;
    const { booked, shortOf } = await bookShare(tx, {
      calls: wanted,
      budgetCents,
      day,
      isOtherWaiting: (satisfied) => hasWaitingBeside(tx, { users: [userId, ...satisfied], now }),
    });
    return { calls: booked, gate, rest: shortOf };
  });
}

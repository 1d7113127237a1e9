import { verifyReading } from '@citato/mentions';
import type { Judge } from '#adapters/judge';
import { bookCalls, settleCalls } from '#features/engine-calls';
import type { EngineSlots } from '#features/engine-calls';
import {
  type AnalysisId,
  type EngineCallId,
  type PromptId,
  type ResultId,
  type UserId,
  newId,
} from '#lib/ids';
import { romeDaySpan } from '#lib/rome-time';
import { makeStorable } from '#lib/text';
import type { Context } from '#platform/context';
import type { JudgementRow } from './tables.ts';

export interface JudgeDeps extends Pick<Context, 'db' | 'clock' | 'log'> {
  /** Null: the rules read alone. */
  readonly judge: Judge | null;
  readonly slots: EngineSlots;
  readonly policy: {
    /** US cents a Rome day for all users; null = no limit. */
    readonly dailyBudgetCents: number | null;
  };
}

/** Whom an answer was asked for. */
interface Asked {
  readonly id: AnalysisId;
  readonly userId: UserId;
  readonly promptId: PromptId;
}

/**
 * Asks the judge about an answer and keeps what the text bears out. Null leaves the answer to the rules: no judge, an
 * answer too long for it, a spent budget, a fault. The call is booked before it is made and settled at once.
 */
export async function judgeAnswer(
  deps: JudgeDeps,
  {
    analysis,
    resultId,
    text,
    stop,
  }: { analysis: Asked; resultId: ResultId; text: string; stop: AbortSignal },
): Promise<JudgementRow | null> {
  const { judge } = deps;
  if (judge === null || text.trim() === '' || text.length > judge.longestAnswer || stop.aborted) return null;
  const callId = await bookJudge(deps, { analysis, judge });
  if (callId === null) return null;
  const reply = await askInTurn(deps, { judge, text, stop });
  await settleCalls(deps.db, {
    calls: [
      {
        id: callId,
        status: reply.status,
        costMicroDollars: Math.round(reply.costMicroDollars),
      },
    ],
    finishedAt: deps.clock.now(),
  });
  if (reply.status === 'failed') {
    deps.log.warn({ engine: judge.engine, detail: reply.detail }, 'a judge gave no judgement');
    return null;
  }
  // Names are told apart as they are stored: two that differ in a NUL alone are one.
  const reported = reply.companies.map((company) => ({ ...company, name: makeStorable(company.name) }));
  const { companies, rejected } = verifyReading({ answer: text, reported });
  return {
    resultId,
    engine: judge.engine,
    model: reply.model,
    companies: companies.map(({ name, sentiment, evidence }) => ({
      name,
      sentiment,
      evidence: evidence === null ? null : text.slice(evidence.start, evidence.end),
    })),
    rejectedNames: rejected,
    createdAt: deps.clock.now(),
  };
}

async function bookJudge(
  { db, clock, policy }: JudgeDeps,
  { analysis, judge }: { analysis: Asked; judge: Judge },
): Promise<EngineCallId | null> {
  const now = clock.now();
  const call = {
    id: newId<EngineCallId>(),
    userId: analysis.userId,
    promptId: analysis.promptId,
    analysisId: analysis.id,
    purpose: 'judge' as const,
    engine: judge.engine,
    model: judge.model,
    estimatedCostMicroDollars: judge.estimatedCostMicroDollars,
    startedAt: now,
  };
  const booked = await bookCalls(db, {
    calls: [call],
    budgetCents: policy.dailyBudgetCents,
    day: romeDaySpan(now),
  });
  return booked[0]?.id ?? null;
}

/** A judge's call takes a slot of its engine like any other; it is never waited for with another slot in hand. */
async function askInTurn(
  { slots }: JudgeDeps,
  { judge, text, stop }: { judge: Judge; text: string; stop: AbortSignal },
): ReturnType<Judge['read']> {
  try {
    const lease = await slots.take({ engine: judge.engine, wanted: 1, signal: stop });
    try {
      return await judge.read(text, { signal: stop });
    } finally {
      lease.releaseOne();
    }
  } catch {
    return { status: 'failed', detail: 'not asked: the run was stopped before', costMicroDollars: 0 };
  }
}

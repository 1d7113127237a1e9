import type { AnswerEngine, Asker, EngineReply } from '#adapters/engines';
import { type EngineCallId, newId } from '#lib/ids';
import { romeDaySpan } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { askEngine } from './ask-engine.ts';
import type { CallBatchers } from '../budget/batch-calls.ts';
import type { EngineSlots } from '../permits/lease-slots.ts';
import { recordCall } from '../metrics.ts';
import { mayBeOfPrompt } from '../rules/engine-breaker.ts';
import { mayAskForVisitor } from '../rules/visitor-share.ts';
import { insertCalls, lockSpending, type NewEngineCall, sumVisitorSpending } from '../store/ledger.ts';
import { noteAnswer, noteFailure } from '../breakers/watch-engine.ts';

export interface VisitorCallDeps extends Pick<Context, 'db' | 'clock' | 'log' | 'metrics'> {
  readonly slots: EngineSlots;
  readonly calls: CallBatchers;
  readonly engineTimeoutMs: number;
  readonly dailyBudgetCents: number | null;
  /** The visitors' own part of the day's money, in US cents. */
  readonly visitorBudgetCents: number;
}

/** What came of a question for a visitor; a string says why nobody was asked. */
export type VisitorReply = EngineReply | 'over_budget' | 'paused';

/**
 * Asks an engine once for somebody without an account: in turn with the customers' calls, booked before it is made,
 * within the visitors' part of the day's money. Rejects only when `signal` aborts the wait for a slot, or by a fault of ours.
 */
export async function askForVisitor(
  deps: VisitorCallDeps,
  {
    engine,
    question,
    asker,
    signal,
  }: { engine: AnswerEngine; question: string; asker: Asker; signal: AbortSignal },
): Promise<VisitorReply> {
  const { clock, slots, calls, engineTimeoutMs } = deps;
  const gate = await calls.gates.add({ engine: engine.id, engineTimeoutMs });
  if (gate.kind === 'paused') return 'paused';
  const lease = await slots.take({ engine: engine.id, wanted: 1, signal, purpose: 'writing' });
  try {
    const call = bookingOf({ engine, startedAt: clock.now() });
    if (!(await bookVisitorCall(deps, call))) return 'over_budget';
    const { reply, latencyMs } = await askEngine({
      engine,
      question: { text: question, language: 'it', country: 'IT', sample: 1 },
      asker,
      timeoutMs: engineTimeoutMs,
      stop: signal,
      clock,
    });
    const cost = reply.status === 'failed' ? reply.costMicroDollars : reply.usage.costMicroDollars;
    const { status, unknownDetails } = reply;
    const costMicroDollars = Math.round(cost);
    recordCall(deps.metrics, {
      engine: engine.id,
      purpose: 'visitor',
      outcome: reply.status === 'failed' ? reply.kind : status,
      latencyMs,
      costMicroDollars,
      unknownDetails,
    });
    await calls.settlements.add({ id: call.id, status, costMicroDollars, unknownDetails });
    await noteHealth(deps, { engine, reply, call, wasFailing: gate.kind === 'trial' || gate.wasFailing });
    return reply;
  } finally {
    lease.releaseOne();
  }
}

function bookingOf({ engine, startedAt }: { engine: AnswerEngine; startedAt: Date }): NewEngineCall {
  const { id, model, estimatedCostMicroDollars } = engine;
  return {
    id: newId<EngineCallId>(),
    userId: null,
    promptId: null,
    analysisId: null,
    purpose: 'visitor',
    engine: id,
    model,
    estimatedCostMicroDollars,
    startedAt,
  };
}

/** Nobody else books meanwhile, so that visitors of all processes keep their part exactly. */
async function bookVisitorCall(
  { db, dailyBudgetCents: budgetCents, visitorBudgetCents }: VisitorCallDeps,
  call: NewEngineCall,
): Promise<boolean> {
  const { estimatedCostMicroDollars } = call;
  return withTransaction(db, async (tx) => {
    if (estimatedCostMicroDollars > 0) {
      await lockSpending(tx);
      const spent = await sumVisitorSpending(tx, romeDaySpan(call.startedAt));
      if (!mayAskForVisitor({ estimatedCostMicroDollars, visitorBudgetCents, budgetCents, spent }))
        return false;
    }
    await insertCalls(tx, [call]);
    return true;
  });
}

async function noteHealth(
  deps: VisitorCallDeps,
  {
    engine,
    reply,
    call,
    wasFailing,
  }: { engine: AnswerEngine; reply: EngineReply; call: NewEngineCall; wasFailing: boolean },
): Promise<void> {
  if (reply.status !== 'failed' || reply.kind === 'cut_off') {
    if (wasFailing) await noteAnswer(deps, engine.id);
  } else if (reply.kind !== 'aborted') {
    const { kind, detail, retryAfterSeconds } = reply;
    deps.log.warn({ engine: engine.id, kind, detail }, 'an engine gave a visitor no answer');
    // Each visitor's question is asked once: its call stands for it.
    const ofPrompt = mayBeOfPrompt(reply) ? call.id : null;
    await noteFailure(deps, { engine: engine.id, retryAfterSeconds, ofPrompt });
  }
}

import type { EngineId, UnknownDetail } from '@citato/contract';
import { type AnalysisId, type EngineCallId, type PromptId, type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { CallBatchers } from '../budget/batch-calls.ts';
import type { EngineSlots, SlotPurpose } from '../permits/lease-slots.ts';
import { recordCall } from '../metrics.ts';
import type { CallStatus } from '../tables.ts';

/** What a call is for, as the ledger keeps it. */
export interface CallOrder {
  readonly userId: UserId;
  readonly promptId: PromptId | null;
  readonly analysisId: AnalysisId | null;
  readonly purpose: 'reading' | 'suggestion' | 'task_list';
}

export interface ModelCallDeps extends Pick<Context, 'clock' | 'metrics'> {
  readonly slots: EngineSlots;
  readonly calls: CallBatchers;
}

/**
 * One call of a model with a question of ours: it takes a slot of its engine, is booked before it is made and settled
 * after it. Null: the day's budget is spent. Rejects only when `signal` aborts the wait for a slot, or by a fault of ours.
 */
export async function makeModelCall<
  Reply extends {
    readonly status: Exclude<CallStatus, 'open'>;
    readonly kind?: string;
    readonly costMicroDollars: number;
    readonly unknownDetails?: readonly UnknownDetail[];
  },
>(
  { clock, metrics, slots, calls }: ModelCallDeps,
  {
    model: { engine, model, estimatedCostMicroDollars },
    order,
    slotPurpose,
    ask,
    signal,
  }: {
    model: {
      readonly engine: EngineId;
      readonly model: string;
      readonly estimatedCostMicroDollars: number;
    };
    order: CallOrder;
    slotPurpose: SlotPurpose;
    ask: (options: { signal: AbortSignal }) => Promise<Reply>;
    signal: AbortSignal;
  },
): Promise<Reply | null> {
  const lease = await slots.take({ engine, wanted: 1, signal, purpose: slotPurpose });
  try {
    const id = newId<EngineCallId>();
    const call = { ...order, id, engine, model, estimatedCostMicroDollars, startedAt: clock.now() };
    if (!(await calls.bookings.add(call))) return null;
    const reply = await ask({ signal });
    const costMicroDollars = Math.round(reply.costMicroDollars);
    recordCall(metrics, {
      engine,
      purpose: order.purpose,
      outcome: reply.kind ?? reply.status,
      latencyMs: clock.now().getTime() - call.startedAt.getTime(),
      costMicroDollars,
      unknownDetails: reply.unknownDetails,
    });
    const { status, unknownDetails } = reply;
    await calls.settlements.add({ id, status, costMicroDollars, unknownDetails });
    return reply;
  } finally {
    lease.releaseOne();
  }
}

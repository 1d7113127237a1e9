import type { EngineId } from '@citato/contract';
import type { FailedReply } from '#adapters/engines';
import { type AnalysisId, type EngineCallId, type PromptId, type AccountId, newIdAt } from '#lib/ids';
import type { Context } from '#platform/context';
import type { CallBatchers } from '../budget/batch-calls.ts';
import type { EnginePermits, PermitPurpose } from '../permits/lease-permits.ts';
import {
  type AccountPurpose,
  type AnalysisPurpose,
  CALL_POLICIES,
  type UnpaidPurpose,
} from '../rules/call-policies.ts';
import { type BookedCall, type CallReply, makeBookedCall } from './make-booked-call.ts';

export interface GuardedCallDeps extends Pick<Context, 'db' | 'clock' | 'log' | 'metrics'> {
  readonly permits: EnginePermits;
  readonly calls: CallBatchers;
}

/** Who pays, and what the ledger knows of why. */
export interface CallPayer {
  readonly userId: AccountId;
  readonly promptId: PromptId | null;
  readonly analysisId: AnalysisId | null;
}

/** What a call is for; calls of an analysis say in which turn they wait for a permit. */
export type CallOrder =
  | {
      readonly purpose: AccountPurpose & AnalysisPurpose;
      readonly payer: CallPayer;
      readonly turn: PermitPurpose;
    }
  | { readonly purpose: Exclude<AccountPurpose, AnalysisPurpose>; readonly payer: CallPayer }
  | { readonly purpose: UnpaidPurpose; readonly payer: null };

interface GuardedCall<Reply> extends Pick<BookedCall<Reply>, 'ask' | 'timeoutMs'> {
  readonly order: CallOrder;
  readonly model: {
    readonly engine: EngineId;
    readonly model: string;
    readonly estimatedCostMicroDollars: number;
  };
  readonly signal: AbortSignal;
}

/**
 * One call of an engine or a model, the way every paid call goes: breaker, permit, booking, call, metrics, settlement,
 * and what the breaker learns. What differs from purpose to purpose stands in `CALL_POLICIES`. A string says why no
 * call was made: the breaker is open, or the day's money is spent. Rejects only when `signal` aborts the wait for a
 * permit, or by a fault of ours.
 */
export async function makeGuardedCall<Reply extends CallReply>(
  deps: GuardedCallDeps,
  { order, model: { engine, model, estimatedCostMicroDollars }, ask, timeoutMs, signal }: GuardedCall<Reply>,
): Promise<Reply | FailedReply | 'unavailable' | 'over_budget'> {
  const { clock, permits, calls } = deps;
  const { purpose, payer } = order;
  const policy = CALL_POLICIES[purpose];
  const verdict = await calls.breakers.add(policy.breaker === 'reader' ? 'reader' : engine);
  if (verdict.kind === 'refused') return 'unavailable';
  const turn = 'turn' in order ? order.turn : CALL_POLICIES[order.purpose].permit;
  const lease = await permits.take({ engine, wanted: 1, signal, purpose: turn });
  const startedAt = clock.now();
  const call = {
    id: newIdAt<EngineCallId>(startedAt),
    userId: payer?.userId ?? null,
    promptId: payer?.promptId ?? null,
    analysisId: payer?.analysisId ?? null,
    purpose,
    engine,
    model,
    estimatedCostMicroDollars,
    startedAt,
  };
  const bookings = policy.payer === 'nobody' ? calls.visitorBookings : calls.bookings;
  let isBooked = false;
  try {
    isBooked = await bookings.add(call);
  } finally {
    if (!isBooked) lease.releaseOne();
  }
  if (!isBooked) return 'over_budget';
  const { reply } = await makeBookedCall<Reply>(deps, {
    call,
    verdict,
    ask,
    timeoutMs,
    stop: signal,
    releasePermit: lease.releaseOne,
    settle: ({ settled }) => calls.settlements.add(settled),
  });
  return reply;
}

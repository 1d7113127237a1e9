import type { UnknownDetail } from '@citato/contract';
import type { FailedReply } from '#adapters/engines';
import type { Context } from '#platform/context';
import { type BreakerVerdict, noteHealth } from '../breakers/watch-engine.ts';
import { recordCall } from '../metrics.ts';
import { CALL_POLICIES, isAccepted } from '../rules/call-policies.ts';
import type { NewEngineCall, SettledCall } from '../store/ledger.ts';
import { askOnce } from './ask-once.ts';

/** What a call brings back, as far as ledger, metrics and breaker look at it. */
export type CallReply = FailedReply | AcceptedReply;

type AcceptedReply = {
  readonly status: 'ok' | 'refused' | 'empty' | 'not_shown';
  readonly unknownDetails?: readonly UnknownDetail[];
} & ({ readonly costMicroDollars: number } | { readonly usage: { readonly costMicroDollars: number } });

/** What came of a call that was made. */
export interface MadeCall<Reply> {
  readonly reply: Reply | FailedReply;
  readonly latencyMs: number;
  /** What the ledger stores of it. */
  readonly settled: SettledCall;
}

export interface BookedCall<Reply> {
  readonly call: NewEngineCall;
  /** What the breaker said before it was booked. */
  readonly verdict: BreakerVerdict;
  readonly ask: (options: { signal: AbortSignal }) => Promise<Reply>;
  /** Null: whoever is asked keeps a deadline itself. */
  readonly timeoutMs: number | null;
  readonly stop: AbortSignal;
  /** Called once, as soon as the call has ended. */
  readonly releasePermit: () => void;
  /** Writes what the call came to, by itself or with what becomes of the reply; called once, whatever came of it. */
  readonly settle: (made: MadeCall<Reply>) => Promise<unknown>;
}

/**
 * The inner part of every call that is booked: the call itself, metrics, settlement, and what the breaker learns. A
 * call that throws, hangs or is stopped gets a reply that says so, and is settled by it. Rejects only by a fault of
 * ours.
 */
export async function makeBookedCall<Reply extends CallReply>(
  deps: Pick<Context, 'db' | 'clock' | 'log' | 'metrics'>,
  { call, verdict, ask, timeoutMs, stop, releasePermit, settle }: BookedCall<Reply>,
): Promise<{ readonly reply: Reply | FailedReply; readonly isAccepted: boolean }> {
  const { id, engine, purpose, promptId, estimatedCostMicroDollars } = call;
  const { clock } = deps;
  const asked = askOnce({ ask, estimatedCostMicroDollars, timeoutMs, stop, clock });
  const { reply, latencyMs, fault } = await asked.finally(releasePermit);
  const { status, unknownDetails } = reply;
  const costMicroDollars = costOf(reply);
  recordCall(deps.metrics, {
    engine,
    purpose,
    outcome: reply.status === 'failed' ? reply.kind : status,
    latencyMs,
    costMicroDollars,
    unknownDetails,
  });
  await settle({ reply, latencyMs, settled: { id, status, costMicroDollars, unknownDetails } });
  if (fault !== null && CALL_POLICIES[purpose].whenThrown === 'rejected') throw fault;
  const accepted = isAccepted(purpose, reply);
  await noteHealth(deps, {
    subject: CALL_POLICIES[purpose].breaker === 'reader' ? 'reader' : engine,
    verdict,
    failure: reply.status === 'failed' && !accepted ? reply : null,
    // A call without a prompt is made once: the call itself stands for it.
    askedFor: promptId ?? id,
  });
  return { reply, isAccepted: accepted };
}

/** What a call cost, whatever came of it, in micro-dollars. */
function costOf(reply: CallReply): number {
  return Math.round('usage' in reply ? reply.usage.costMicroDollars : reply.costMicroDollars);
}

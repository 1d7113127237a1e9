import { isTimeout, withTimeout } from '#lib/async/with-timeout';
import type { EngineReply } from './answer-engine.ts';

type FailedReply = Extract<EngineReply, { status: 'failed' }>;

/** The reply of a call that was stopped from our side: by a deadline, or by a shutdown or a lost lease. */
function buildStopped({
  reason,
  costMicroDollars,
}: {
  reason: unknown;
  costMicroDollars: number;
}): FailedReply {
  const isLate = isTimeout(reason);
  return {
    status: 'failed',
    kind: isLate ? 'timeout' : 'aborted',
    detail: isLate ? 'no answer in time' : 'stopped by us',
    retryAfterSeconds: null,
    costMicroDollars,
  };
}

/** Checked anew each time: a signal may abort while a call is on its way. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;

/**
 * Runs one call under the engine's own deadline and the caller's signal; never throws.
 * @param costIfStopped micro-dollars booked when we stop waiting: the provider may finish the work and bill it
 * @param explain the reply to an error of the call itself
 */
export async function askInTime<Reply>({
  signal,
  timeoutMs,
  costIfStopped,
  call,
  explain,
}: {
  signal: AbortSignal;
  timeoutMs: number;
  costIfStopped: number;
  call: (signal: AbortSignal) => Promise<Reply>;
  explain: (error: unknown) => Reply;
}): Promise<Reply | FailedReply> {
  if (isAborted(signal)) return buildStopped({ reason: signal.reason, costMicroDollars: 0 });
  try {
    return await withTimeout({ timeoutMs, signal, message: 'no answer in time' }, call);
  } catch (error) {
    const isStopped = signal.aborted || isTimeout(error);
    return isStopped
      ? buildStopped({ reason: signal.aborted ? signal.reason : error, costMicroDollars: costIfStopped })
      : explain(error);
  }
}

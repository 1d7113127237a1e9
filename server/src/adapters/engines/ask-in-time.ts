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
  const isTimeout = reason instanceof Error && reason.name === 'TimeoutError';
  return {
    status: 'failed',
    kind: isTimeout ? 'timeout' : 'aborted',
    detail: isTimeout ? 'no answer in time' : 'stopped by us',
    retryAfterSeconds: null,
    costMicroDollars,
  };
}

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
  if (signal.aborted) return buildStopped({ reason: signal.reason, costMicroDollars: 0 });
  // Timer and listener go with the call: AbortSignal.timeout would keep one alive per answer until it fires.
  const stop = new AbortController();
  const stopWithCaller = () => stop.abort(signal.reason);
  const timer = setTimeout(
    () => stop.abort(new DOMException('no answer in time', 'TimeoutError')),
    timeoutMs,
  );
  signal.addEventListener('abort', stopWithCaller, { once: true });
  try {
    return await call(stop.signal);
  } catch (error) {
    return stop.signal.aborted
      ? buildStopped({ reason: stop.signal.reason, costMicroDollars: costIfStopped })
      : explain(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stopWithCaller);
  }
}

import type { FailedReply } from '#adapters/engines';
import type { Clock } from '#lib/clock';

/** A model that was asked to stop has this long to say what came of the call. */
const ABORT_GRACE_MS = 1000;

const notAsked: FailedReply = {
  status: 'failed',
  kind: 'aborted',
  detail: 'Not asked: the run was stopped before',
  retryAfterSeconds: null,
  costMicroDollars: 0,
};

interface AskedReply<Reply> {
  readonly reply: Reply | FailedReply;
  readonly latencyMs: number;
  /** What the call threw; null where it did not. */
  readonly fault: Error | null;
}

/**
 * Asks an engine or a model once. Never throws: a fault becomes a reply, and a call that hangs is abandoned.
 * @param timeoutMs how long it may take; null: whoever is asked keeps a deadline itself
 */
export async function askOnce<Reply extends { readonly status: string }>({
  ask,
  estimatedCostMicroDollars,
  timeoutMs,
  stop,
  clock,
}: {
  ask: (options: { signal: AbortSignal }) => Promise<Reply>;
  estimatedCostMicroDollars: number;
  timeoutMs: number | null;
  stop: AbortSignal;
  clock: Clock;
}): Promise<AskedReply<Reply>> {
  if (stop.aborted) return { reply: notAsked, latencyMs: 0, fault: null };
  const startedAt = clock.now();
  const call = new AbortController();
  const left = Promise.withResolvers<FailedReply>();
  let isTimedOut = false;
  let grace: NodeJS.Timeout | undefined;
  /** The cost of such a call is unknown: the estimate stays. */
  const fail = (detail: string): FailedReply => ({
    status: 'failed',
    kind: 'provider_error',
    detail,
    retryAfterSeconds: null,
    costMicroDollars: estimatedCostMicroDollars,
  });
  const end = () => {
    call.abort();
    const ignored = () => left.resolve(fail('It ignored that it was told to stop'));
    grace ??= setTimeout(ignored, ABORT_GRACE_MS);
  };
  const expire = () => {
    isTimedOut = true;
    end();
  };
  const timer = timeoutMs === null ? undefined : setTimeout(expire, timeoutMs);
  stop.addEventListener('abort', end, { once: true });
  let fault: Error | null = null;
  const attempt = async () => {
    try {
      return await ask({ signal: call.signal });
    } catch (error) {
      fault = error instanceof Error ? error : new Error('It threw', { cause: error });
      return fail(fault.message);
    }
  };
  const reply = await Promise.race([attempt(), left.promise]);
  stop.removeEventListener('abort', end);
  clearTimeout(timer);
  clearTimeout(grace);
  return {
    reply: nameTheCause(reply, { isStopped: stop.aborted, isTimedOut }),
    latencyMs: clock.now().getTime() - startedAt.getTime(),
    fault,
  };
}

function nameTheCause<Reply extends { readonly status: string }>(
  reply: Reply | FailedReply,
  { isStopped, isTimedOut }: { isStopped: boolean; isTimedOut: boolean },
): Reply | FailedReply {
  if (reply.status !== 'failed') return reply;
  if (isStopped) return { ...reply, kind: 'aborted' };
  return isTimedOut ? { ...reply, kind: 'timeout' } : reply;
}

/** Made once: each would note where it was made, which costs more than the rest. */
const OVER = new DOMException('the work has ended', 'AbortError');

/**
 * Runs `work` for at most `timeoutMs`. It ends when `work` does, when the time is over (a `TimeoutError`) or when the
 * caller's signal aborts (its reason), whichever comes first: also work that never looks at its signal is not waited for.
 * The signal handed to `work` aborts in each of these cases, so that nothing it opened stays open.
 */
export async function withTimeout<Value>(
  {
    timeoutMs,
    signal,
    message = `not done within ${String(timeoutMs)} ms`,
  }: { timeoutMs: number; signal?: AbortSignal; /** Of the `TimeoutError`. */ message?: string },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const own = new AbortController();
  const giveUp = () => {
    own.abort(signal?.reason);
  };
  // Timer and listener go with the work: AbortSignal.timeout would keep one alive until it fires.
  const timer = setTimeout(() => {
    own.abort(new DOMException(message, 'TimeoutError'));
  }, timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    return await new Promise((resolve, reject) => {
      own.signal.addEventListener('abort', () => {
        reject(toError(own.signal.reason));
      });
      own.signal.throwIfAborted();
      work(own.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    own.abort(OVER);
  }
}

export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('stopped', { cause: reason });
}

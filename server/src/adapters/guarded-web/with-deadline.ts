/**
 * Ends when `work` does, when the deadline is over or when the caller gives up, whichever comes first: also work that
 * never looks at its signal (a name server that hangs, a peer that says nothing node tells of) is not waited for.
 */
export async function withDeadline<Value>(
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const own = new AbortController();
  const giveUp = () => {
    own.abort(signal?.reason);
  };
  const timer = setTimeout(() => {
    own.abort(new DOMException('not there in time', 'TimeoutError'));
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
    // What is still open, goes: a connection after an error, a response nobody reads to its end.
    own.abort();
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('stopped', { cause: reason });
}

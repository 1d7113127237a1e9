/** Waits; an aborted signal ends the wait with its reason. By the global timer, which a test can replace. */
export async function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const over = Promise.withResolvers<null>();
  const timer = setTimeout(() => {
    over.resolve(null);
  }, delayMs);
  const giveUp = () => {
    over.reject(signal?.reason);
  };
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await over.promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

const AGAIN_MS = 1000;

/** Retries something a lost database has prevented: a second later, and every second until it is done or given up. */
export function retryLater(work: () => Promise<unknown>, { tries }: { tries: number }): void {
  const timer = setTimeout(() => {
    work().catch(() => {
      if (tries > 1) retryLater(work, { tries: tries - 1 });
    });
  }, AGAIN_MS);
  // A process that ends does not wait for it.
  timer.unref();
}

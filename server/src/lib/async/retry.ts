import { pause } from './pause.ts';

/**
 * Runs `work` until it succeeds, up to `attempts` times, with a pause between two tries. An error that `isRetryable`
 * does not accept, and that of the last try, is thrown as it is; so is the reason of an aborted signal.
 * @param delayMs milliseconds to wait after the attempt of this number, 1-based
 */
export async function retry<Value>(
  {
    attempts,
    delayMs,
    isRetryable = () => true,
    signal,
  }: {
    attempts: number;
    delayMs: (attempt: number) => number;
    isRetryable?: (error: unknown) => boolean;
    signal?: AbortSignal;
  },
  work: (attempt: number) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await pause(delayMs(attempt), signal);
    }
  }
}

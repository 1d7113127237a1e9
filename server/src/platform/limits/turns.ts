import { pause } from '#lib/async/pause';
import type { Database, Listener } from '#platform/db';
import type { Logger } from '#platform/logging';
import { type Exclusive, leaseKey, runExclusively } from './run-exclusively.ts';
import { findLeaseEnd, LEASES_CHANNEL } from './store.ts';

/** A lease that ended by itself is surely over a moment later. */
const AFTER_END_MS = 50;

/** Lets those who need the same key work one after another, over all processes. */
export interface Turns {
  /**
   * Runs the work once nobody else does it for this key. Null, and not run, when that takes longer than `waitMs`. Who
   * waits holds no connection: it hears when the lease is released, and knows when it would end by itself.
   */
  run<Value extends object>(
    turn: { exclusive: Exclusive; key: string; waitMs: number },
    work: () => Promise<Value>,
  ): Promise<Value | null>;
}

export function createTurns({ db, listener, log }: { db: Database; listener: Listener; log: Logger }): Turns {
  const waiting = new Map<string, Set<AbortController>>();
  const wake = (key: string): void => {
    for (const wait of waiting.get(key) ?? []) wait.abort();
  };
  let listening: Promise<void> | null = null;
  /** From the first wait on. A connection that is refused is tried again by the listener itself. */
  const listen = (): Promise<void> => {
    const handler = {
      onNotification: wake,
      // What was released while nobody listened is seen by looking.
      onReconnect: () => {
        for (const key of waiting.keys()) wake(key);
      },
    };
    listening ??= listener.listen(LEASES_CHANNEL, handler).catch((error: unknown) => {
      log.warn({ err: error }, 'Released leases cannot be listened for yet');
    });
    return listening;
  };
  /** Aborts with the next release of this lease. */
  const expectRelease = (key: string) => {
    const wait = new AbortController();
    const waits = waiting.get(key) ?? new Set();
    waiting.set(key, waits.add(wait));
    const leave = (): void => {
      waits.delete(wait);
      if (waits.size === 0 && waiting.get(key) === waits) waiting.delete(key);
    };
    return { released: wait.signal, leave };
  };

  return {
    run: async ({ exclusive, key, waitMs }, work) => {
      const until = performance.now() + waitMs;
      const first = await runExclusively(db, { exclusive, key }, work);
      if (first !== null || waitMs === 0) return first;
      await listen();
      const lease = leaseKey({ exclusive, key });
      for (;;) {
        // Begun before the lease is looked at: a release between both is not missed.
        const { released, leave } = expectRelease(lease);
        try {
          const outcome = await runExclusively(db, { exclusive, key }, work);
          const leftMs = until - performance.now();
          if (outcome !== null || leftMs <= 0) return outcome;
          const endsInMs = (await findLeaseEnd(db, lease)) ?? 0;
          await pause(Math.min(endsInMs + AFTER_END_MS, leftMs), released).catch(() => undefined);
        } finally {
          leave();
        }
      }
    },
  };
}

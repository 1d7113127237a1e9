import type { EngineId } from '@citato/contract';

/** Slots granted for calls of one engine; each is given back by itself, as its call ends. */
export interface SlotLease {
  readonly granted: number;
  readonly releaseOne: () => void;
}

/** Keeps the number of calls to an engine within its limit. */
export interface EngineSlots {
  /** Waits for at least one slot and takes as many as are free, at most `wanted`; rejects when `signal` aborts. */
  take(request: { engine: EngineId; wanted: number; signal: AbortSignal }): Promise<SlotLease>;
}

interface Waiter {
  readonly engine: EngineId;
  readonly wanted: number;
  readonly grant: (count: number) => void;
}

/** Slots of this process alone; who has waited longest is served first. */
export function createLocalSlots({
  perEngine,
  perProcess,
}: {
  perEngine: number;
  perProcess: number;
}): EngineSlots {
  const used = new Map<EngineId, number>();
  let usedInAll = 0;
  const waiters = new Set<Waiter>();

  const countFree = (engine: EngineId) =>
    Math.min(perEngine - (used.get(engine) ?? 0), perProcess - usedInAll);
  const change = (engine: EngineId, by: number) => {
    used.set(engine, (used.get(engine) ?? 0) + by);
    usedInAll += by;
  };
  const serve = () => {
    for (const waiter of waiters) {
      const granted = Math.min(waiter.wanted, countFree(waiter.engine));
      if (granted <= 0) continue;
      waiters.delete(waiter);
      change(waiter.engine, granted);
      waiter.grant(granted);
    }
  };
  const release = (engine: EngineId) => {
    change(engine, -1);
    serve();
  };

  return {
    async take({ engine, wanted, signal }) {
      signal.throwIfAborted();
      const granted = await new Promise<number>((resolve, reject) => {
        const giveUp = () => {
          waiters.delete(waiter);
          reject(asError(signal.reason));
        };
        const waiter: Waiter = {
          engine,
          wanted,
          grant: (count) => {
            signal.removeEventListener('abort', giveUp);
            resolve(count);
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiters.add(waiter);
        serve();
      });
      return { granted, releaseOne: () => release(engine) };
    },
  };
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The wait for a slot was given up', { cause: reason });
}

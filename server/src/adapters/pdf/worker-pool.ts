import type { Worker } from 'node:worker_threads';
import { within } from '#lib/async/within';
import { type Expected, type Pace, expectWaitMs } from './expected-wait.ts';
import { WorkerLost, keepWorkers } from './keep-workers.ts';

/** So much is before a task that it would not be done in time. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';
  /** When there is room again, as far as can be expected. */
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs }: { retryAfterMs: number }) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export interface WorkerPool<Task> {
  /**
   * Waits for a worker, prepares the task and gives the worker's answer. What `prepare` throws passes on as it is.
   * @param units how large the task is
   * @param signal an aborted task that still waits is forgotten
   */
  run(options: { prepare: () => Promise<Task>; units: number; signal: AbortSignal }): Promise<Uint8Array>;
  /** Takes nothing new, lets what it has taken end (for some seconds at most) and ends the workers. */
  close(): Promise<void>;
}

export interface PoolLimits {
  /** Workers at a time. */
  readonly workers: number;
  /** The largest tasks that run side by side, in units together: what two workers hold at a time is bounded. */
  readonly unitsAtOnce: number;
  /** From the moment a task is taken to its answer; one that is expected to take longer is not taken. */
  readonly limitMs: number;
  /** A worker without a task for this long is ended. */
  readonly idleMs: number;
}

interface Waiting<Task> extends Expected {
  readonly prepare: () => Promise<Task>;
  readonly units: number;
  /** When its time is over. */
  readonly until: number;
  readonly timer: NodeJS.Timeout;
  readonly signal: AbortSignal;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

const CLOSING_MS = 5_000;

/** Workers started when needed, kept warm while there is work, replaced when they fail. */
export function createWorkerPool<Task>({
  startWorker,
  limits: { workers, unitsAtOnce, limitMs, idleMs },
  pace,
  now = () => performance.now(),
}: {
  startWorker: () => Worker;
  limits: PoolLimits;
  pace: Pace;
  now?: () => number;
}): WorkerPool<Task> {
  const waiting: Waiting<Task>[] = [];
  const kept = keepWorkers({ startWorker, idleMs });
  const underWay = new Map<Promise<void>, Expected & { readonly units: number }>();
  let isClosed = false;

  /** A large task waits until nothing runs, and nothing begins beside it. */
  const hasRoom = ({ units }: Waiting<Task>): boolean => {
    const atOnce = [...underWay.values()].reduce((sum, task) => sum + task.units, 0);
    return underWay.size === 0 || (underWay.size < workers && atOnce + units <= unitsAtOnce);
  };
  const next = (): void => {
    for (let [task] = waiting; task !== undefined && hasRoom(task); [task] = waiting) {
      waiting.shift();
      clearTimeout(task.timer);
      if (task.signal.aborted) {
        task.reject(task.signal.reason);
        continue;
      }
      const expectedMs = pace.expectMs(task.units);
      // What has waited for longer than was expected is not begun in vain; what takes so long by itself has its try.
      if (now() + expectedMs > task.until && task.expectedMs <= limitMs) {
        task.reject(new PoolBusy('The task has waited too long', { retryAfterMs: expectedMs }));
        continue;
      }
      const started = { ...task, startedAt: now() };
      const performing = perform(started, { kept, pace, now }).finally(() => {
        underWay.delete(performing);
        next();
      });
      underWay.set(performing, started);
    }
  };
  /** A task whose time ends while it waits is rejected then, not when its turn comes. */
  const giveUp = (task: Waiting<Task>): void => {
    waiting.splice(waiting.indexOf(task), 1);
    task.reject(new PoolBusy('The task has waited too long', { retryAfterMs: task.expectedMs }));
  };

  return {
    run: ({ prepare, units, signal }) =>
      new Promise((resolve, reject) => {
        const expectedMs = pace.expectMs(units);
        const isAlone = units * 2 > unitsAtOnce;
        const before = [...underWay.values(), ...waiting];
        const waitMs = expectWaitMs({ before, isAlone, workers, now: now() });
        // With nothing before it a task is tried, however long it may take: nobody could do better.
        const isTooMuch = waitMs > 0 && waitMs + expectedMs > limitMs;
        if (isClosed || isTooMuch) {
          const retryAfterMs = Math.max(0, waitMs + expectedMs - limitMs);
          reject(new PoolBusy(isClosed ? 'The pool is closed' : 'Too much is waiting', { retryAfterMs }));
          return;
        }
        const task: Waiting<Task> = {
          prepare,
          units,
          signal,
          resolve,
          reject,
          expectedMs,
          startedAt: null,
          isAlone,
          until: now() + limitMs,
          timer: setTimeout(() => {
            giveUp(task);
          }, limitMs),
        };
        waiting.push(task);
        next();
      }),
    close: async () => {
      isClosed = true;
      const drain = async () => {
        while (underWay.size > 0) await Promise.race(underWay.keys());
      };
      await within(drain(), CLOSING_MS);
      await kept.endAll();
    },
  };
}

/** Prepares a task and has it done in what is left of its time; tells who waits for it either way. */
async function perform<Task>(
  { prepare, units, startedAt, until, resolve, reject }: Waiting<Task> & { readonly startedAt: number },
  { kept, pace, now }: { kept: ReturnType<typeof keepWorkers>; pace: Pace; now: () => number },
): Promise<void> {
  try {
    const task = await prepare();
    const leftMs = Math.ceil(until - now());
    if (leftMs <= 0) throw new WorkerLost('The task could not be prepared in time');
    try {
      resolve(await kept.give({ task, limitMs: leftMs }));
      pace.learn({ units, ms: now() - startedAt });
    } catch (error) {
      // It would have taken longer still.
      if (now() >= until) pace.learn({ units, ms: now() - startedAt });
      throw error;
    }
  } catch (error) {
    reject(error);
  }
}

import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { within } from '#lib/within';

/** All workers are busy and so many tasks wait that another would not be done in time. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';
}

/** The worker of a task crashed, ran out of memory or never answered. Others are not touched. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

export interface WorkerPool<Task> {
  /**
   * Waits for a worker, prepares the task and gives the worker's answer. What `prepare` throws passes on as it is.
   * @param signal an aborted task that still waits is forgotten
   */
  run(options: { prepare: () => Promise<Task>; signal: AbortSignal }): Promise<Uint8Array>;
  /** Takes nothing new, lets what it has taken end (for some seconds at most) and ends the workers. */
  close(): Promise<void>;
}

export interface PoolLimits {
  /** Workers at a time. */
  readonly workers: number;
  /** Tasks that may wait beside those under way. */
  readonly waiting: number;
  /** The longest a worker may take for a task, its start included. */
  readonly limitMs: number;
  /** A worker without a task for this long is ended. */
  readonly idleMs: number;
}

interface Waiting<Task> {
  readonly prepare: () => Promise<Task>;
  readonly signal: AbortSignal;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

const CLOSING_MS = 5_000;

/** Workers started when needed, kept warm while there is work, replaced when they fail. */
export function createWorkerPool<Task>({
  startWorker,
  limits: { workers, waiting: mostWaiting, limitMs, idleMs },
}: {
  startWorker: () => Worker;
  limits: PoolLimits;
}): WorkerPool<Task> {
  const waiting: Waiting<Task>[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  const underWay = new Set<Promise<void>>();
  let isClosed = false;

  const takeWorker = (): Worker => {
    const [warm] = idle.keys();
    if (warm === undefined) return startWorker();
    clearTimeout(idle.get(warm));
    idle.delete(warm);
    return warm;
  };
  const giveBack = (worker: Worker) => {
    worker.unref();
    const end = () => {
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, setTimeout(end, idleMs).unref());
  };
  const perform = async ({ prepare, resolve, reject }: Waiting<Task>): Promise<void> => {
    try {
      const task = await prepare();
      const worker = takeWorker();
      busy.add(worker);
      try {
        const bytes = await ask({ worker, task, limitMs });
        giveBack(worker);
        resolve(bytes);
      } catch (error) {
        await worker.terminate();
        throw error;
      } finally {
        busy.delete(worker);
      }
    } catch (error) {
      reject(error);
    }
  };
  const next = (): void => {
    while (underWay.size < workers) {
      const task = waiting.shift();
      if (task === undefined) return;
      if (task.signal.aborted) {
        task.reject(task.signal.reason);
        continue;
      }
      const performing = perform(task).finally(() => {
        underWay.delete(performing);
        next();
      });
      underWay.add(performing);
    }
  };

  return {
    run: ({ prepare, signal }) =>
      new Promise((resolve, reject) => {
        const isFull = underWay.size >= workers && waiting.length >= mostWaiting;
        if (isClosed || isFull) {
          reject(new PoolBusy(isClosed ? 'The pool is closed' : 'All workers are busy'));
          return;
        }
        waiting.push({ prepare, signal, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      const drain = async () => {
        while (underWay.size > 0) await Promise.race(underWay);
      };
      await within(drain(), CLOSING_MS);
      await Promise.all([...idle.keys(), ...busy].map((worker) => worker.terminate()));
      idle.clear();
    },
  };
}

/** One task to one worker; rejects with `WorkerLost` when it crashes, ends or stays silent. */
async function ask({
  worker,
  task,
  limitMs,
}: {
  worker: Worker;
  task: unknown;
  limitMs: number;
}): Promise<Uint8Array> {
  worker.ref();
  const settled = new AbortController();
  const { signal } = settled;
  const silence = AbortSignal.timeout(limitMs);
  try {
    // First of all: a task that cannot be handed over throws here, and nobody waits for its answer yet.
    worker.postMessage(task);
    const answer = once(worker, 'message', { signal: AbortSignal.any([signal, silence]) });
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The worker ended');
    });
    const messages: readonly unknown[] = await Promise.race([answer, ended]);
    const bytes = messages[0];
    if (!(bytes instanceof Uint8Array)) throw new Error('The worker answered no bytes');
    return bytes;
  } catch (error) {
    throw new WorkerLost(silence.aborted ? 'The worker did not answer in time' : 'The worker failed', {
      cause: error,
    });
  } finally {
    settled.abort();
  }
}

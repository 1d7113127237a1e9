import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** The worker of a task crashed, ran out of memory or never answered. Others are not touched. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** The workers themselves: warm ones are used again, one that fails is ended. */
export function keepWorkers({ startWorker, idleMs }: { startWorker: () => Worker; idleMs: number }) {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();

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
  return {
    give: async ({ task, limitMs }: { task: unknown; limitMs: number }): Promise<Uint8Array> => {
      const worker = takeWorker();
      busy.add(worker);
      try {
        const bytes = await ask({ worker, task, limitMs });
        giveBack(worker);
        return bytes;
      } catch (error) {
        await worker.terminate();
        throw error;
      } finally {
        busy.delete(worker);
      }
    },
    endAll: async (): Promise<void> => {
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
  const timeout = AbortSignal.timeout(limitMs);
  try {
    // First of all: a task that cannot be handed over throws here, and nobody waits for its answer yet.
    worker.postMessage(task);
    const answer = once(worker, 'message', { signal: AbortSignal.any([signal, timeout]) });
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The worker ended');
    });
    const messages: readonly unknown[] = await Promise.race([answer, ended]);
    const bytes = messages[0];
    if (!(bytes instanceof Uint8Array)) throw new Error('The worker answered no bytes');
    return bytes;
  } catch (error) {
    throw new WorkerLost(timeout.aborted ? 'The worker did not answer in time' : 'The worker failed', {
      cause: error,
    });
  } finally {
    settled.abort();
  }
}

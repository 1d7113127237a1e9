import { Worker } from 'node:worker_threads';
import type { ParsingTask } from './parsing-task.ts';

const LIMIT_MS = 10_000;

/** The median time of a parser on a text. In a thread of its own, which is ended after ten seconds. */
export function timeParser(task: ParsingTask): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(new URL('parse-in-worker.ts', import.meta.url), { workerData: task });
  const timer = setTimeout(() => {
    resolve(`over ${String(LIMIT_MS / 1000)} s`);
    void worker.terminate();
  }, LIMIT_MS);
  worker.once('message', (median: unknown) => {
    resolve(`${Number(median).toFixed(1)} ms`);
  });
  worker.once('error', reject);
  return promise.finally(() => {
    clearTimeout(timer);
  });
}

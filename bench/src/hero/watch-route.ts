import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 10;

/**
 * Asks one route again and again until asked to stop, then posts what each answer took. On a thread of its own: beside
 * the crowd it would measure how long the crowd's own hundred requests keep their thread busy.
 */
const url = String(workerData);
const samples: number[] = [];
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());
await (await fetch(url)).arrayBuffer();
parentPort?.postMessage('ready');
while (!stopping.signal.aborted) {
  const startedAt = performance.now();
  await (await fetch(url)).arrayBuffer();
  samples.push(performance.now() - startedAt);
  await delay(PAUSE_MS);
}
parentPort?.postMessage(samples);

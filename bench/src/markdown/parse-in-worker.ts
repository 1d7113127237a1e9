import { parentPort, workerData } from 'node:worker_threads';
import { quantile } from '../quantile.ts';
import { loadParser } from './load-parser.ts';
import { isParsingTask } from './parsing-task.ts';

const task: unknown = workerData;
if (!isParsingTask(task)) throw new Error('A parsing task has a file, a source and a number of rounds');
const { file, source, rounds } = task;
const parse = await loadParser(file);
const times = Array.from({ length: rounds }, () => {
  const startedAt = performance.now();
  parse(source);
  return performance.now() - startedAt;
});
parentPort?.postMessage(quantile(times, 0.5));

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { startCountingEngine } from '../counting-engine.ts';
import { measureWorker } from './measure-worker.ts';

const LATENCY_MS = 50;

/** Answers of real length over HTTP, from an engine in this process. */
export async function measureHttp(): Promise<string[][]> {
  const engine = await startCountingEngine(LATENCY_MS, await readWrittenAnswers());
  try {
    return await measureWorker({
      workload: { users: 100, promptsPerUser: 20, due: 2000 },
      env: { COMPATIBLE_BASE_URL: engine.baseUrl, COMPATIBLE_MODEL: 'counting-1' },
      describe: (answers) => `${String(answers)} answers over HTTP at 50 ms, one worker`,
      bound: '≥ 500/s',
    });
  } finally {
    engine.close();
  }
}

async function readWrittenAnswers(): Promise<string[]> {
  const lines = await readFile(join(ROOT, 'bench/fixtures/written/gold.jsonl'), 'utf8');
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const labelled: unknown = JSON.parse(line);
      if (typeof labelled !== 'object' || labelled === null || !('answer' in labelled))
        throw new Error('A line of the written answers has no answer');
      return String(labelled.answer);
    });
}

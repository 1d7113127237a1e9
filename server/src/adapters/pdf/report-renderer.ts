import { Worker } from 'node:worker_threads';
import { packageFile } from '#platform/paths';
import type { PdfTask } from '@citato/pdf';
import { createPace } from './expected-wait.ts';
import { createWorkerPool, type PoolLimits, type WorkerPool } from './worker-pool.ts';

/** Renders reports outside the event loop, at most two at a time. */
export type ReportRenderer = WorkerPool<PdfTask>;
export type { PdfTask };

/** Two reports of the largest plan at a time; an account with more prompts has the workers to itself. */
const LIMITS: PoolLimits = { workers: 2, unitsAtOnce: 400, limitMs: 30_000, idleMs: 60_000 };
/** A report of 20 prompts takes some 180 ms on an idle machine of two cores; a busier one is learnt from. */
const FIRST_MS_PER_PROMPT = 6;
/** A report of 150 prompts needs some 40 MB; what needs more than this is a fault. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export function createReportRenderer(): ReportRenderer {
  return createWorkerPool({
    startWorker,
    limits: LIMITS,
    pace: createPace({ firstMsPerUnit: FIRST_MS_PER_PROMPT }),
  });
}

/** No environment variable, no secret reaches the worker. */
function startWorker(): Worker {
  const isBuilt = !import.meta.filename.endsWith('.ts');
  return new Worker(packageFile(isBuilt ? 'dist/pdf-worker.js' : 'src/adapters/pdf/pdf-worker.ts'), {
    name: 'pdf',
    env: {},
    execArgv: isBuilt ? ['--enable-source-maps'] : ['--import', import.meta.resolve('tsx')],
    resourceLimits: MEMORY,
  });
}

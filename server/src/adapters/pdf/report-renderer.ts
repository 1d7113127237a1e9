import { Worker } from 'node:worker_threads';
import { packageFile } from '#platform/paths';
import type { ReportSnapshot } from './report-snapshot.ts';
import { createWorkerPool, type PoolLimits, type WorkerPool } from './worker-pool.ts';

/** Draws reports beside the event loop, at most two at a time. */
export type ReportRenderer = WorkerPool<ReportSnapshot>;

const LIMITS: PoolLimits = { workers: 2, waiting: 20, limitMs: 30_000, idleMs: 60_000 };
/** A report of 150 prompts needs some 40 MB; what needs more than this is a fault. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

export function createReportRenderer(): ReportRenderer {
  return createWorkerPool({ startWorker, limits: LIMITS });
}

/** No variable of ours, no secret reaches the worker. */
function startWorker(): Worker {
  const isBuilt = !import.meta.filename.endsWith('.ts');
  return new Worker(packageFile(isBuilt ? 'dist/pdf-worker.js' : 'src/adapters/pdf/pdf-worker.ts'), {
    name: 'pdf',
    env: {},
    execArgv: isBuilt ? ['--enable-source-maps'] : ['--import', import.meta.resolve('tsx')],
    resourceLimits: MEMORY,
  });
}

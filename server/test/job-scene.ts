import * as z from 'zod';
import { createDatabase, createListener, type Database } from '#platform/db';
import { defineJob, handleJob, type JobExecution } from '../src/platform/jobs/define-job.ts';
import { createJobSystem, type JobSystem } from '../src/platform/jobs/job-queue.ts';
import { createRecordingLog } from './recording-log.ts';
import { createTestDatabase } from './test-database.ts';

export const greet = defineJob({
  name: 'test.greet',
  schema: z.object({ name: z.string() }),
  retryLimit: 1,
});

interface Work {
  readonly run: (payload: { name: string }, execution: JobExecution) => Promise<void>;
  readonly concurrency?: number;
  readonly job?: typeof greet;
  /** Whether it also looks for leases that have ended. */
  readonly supervise?: boolean;
}

export interface JobScene {
  readonly db: Database;
  readonly log: ReturnType<typeof createRecordingLog>;
  /** A worker that runs jobs as they come, as a process of its own would. */
  readonly startWorker: (work: Work) => Promise<JobSystem>;
  /** The worker ends before the scene does. */
  readonly stopWorker: (worker: JobSystem, options?: Parameters<JobSystem['stop']>[0]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A queue on a database of its own, and workers that come and go. */
export async function openJobScene(): Promise<JobScene> {
  const database = await createTestDatabase();
  const db = createDatabase({ url: database.url, poolSize: 8 });
  const log = createRecordingLog();
  const listener = createListener({ url: database.url, applicationName: 'test', log: log.logger });
  const workers = new Set<JobSystem>();
  const stopWorker: JobScene['stopWorker'] = async (worker, options) => {
    workers.delete(worker);
    await worker.stop(options);
  };
  return {
    db,
    log,
    stopWorker,
    startWorker: async ({ run, concurrency = 1, job = greet, supervise = false }) => {
      const worker = createJobSystem({
        db,
        listener,
        supervise,
        leaseSeconds: 10,
        log: log.logger,
        metrics: null,
      });
      workers.add(worker);
      await worker.start({ registrations: [handleJob(job, { run, concurrency })], work: true });
      return worker;
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.stop()));
      await listener.close();
      await db.$client.end();
      await database.drop();
    },
  };
}

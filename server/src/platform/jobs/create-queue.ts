import { randomUUID } from 'node:crypto';
import { type Database, withTransaction } from '#platform/db';
import { createDeadLetters } from './dead-letters.ts';
import type { EnqueueOptions, Job, JobQueue, JobRegistration } from './define-job.ts';
import type { QueueTime } from './queue-time.ts';
import { sumDepths } from './rules/sum-depths.ts';
import { measureQueue } from './store/queue-depth.ts';
import { deleteJobsOf, insertJobs, listAliveValues, takeTurn, type NewJob } from './store/enqueue.ts';

export function createQueue({
  time,
  findRegistration,
}: {
  time: QueueTime;
  findRegistration: (kind: string) => JobRegistration | null;
}): JobQueue {
  return {
    enqueue: (tx, job, payload, options = {}) =>
      insertJobs(tx, { kind: job.name, given: [toNewJob({ job, payload, options })], now: time() }),
    enqueueMany: async (tx, job, items) => {
      if (items.length === 0) return;
      const given = items.map(({ payload, options = {} }) => toNewJob({ job, payload, options }));
      await insertJobs(tx, { kind: job.name, given, now: time() });
    },
    listAlive: (db, job, wanted) => listAliveValues(db, { kind: job.name, ...wanted }),
    forget: deleteJobsOf,
    measure: async (db) => sumDepths(await measureQueue(db, time())),
    measureKinds: (db) => measureQueue(db, time()),
    dead: createDeadLetters({ time, findRegistration }),
  };
}

/** Payloads are checked where they are made as well, so that a mistake shows in the caller's transaction. */
function toNewJob<Payload>({
  job,
  payload,
  options: { startAfter, singletonKey, groupId, isUrgent = false },
}: {
  job: Job<Payload>;
  payload: Payload;
  options: EnqueueOptions;
}): NewJob {
  const data = job.schema.parse(payload);
  if (typeof data !== 'object' || data === null)
    throw new TypeError(`The payload of ${job.name} is no object`);
  return {
    id: randomUUID(),
    payload: data,
    retryLimit: job.retryLimit,
    runAt: startAfter ?? null,
    singletonKey: singletonKey ?? null,
    groupId: groupId ?? null,
    isUrgent,
  };
}

/** Enqueues a recurring job when its turn has come; the one before may still wait or run. */
export async function enqueueTurn({
  db,
  time,
  registration: { job },
  everySeconds,
}: {
  db: Database;
  time: QueueTime;
  registration: JobRegistration;
  everySeconds: number;
}): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await takeTurn(tx, { kind: job.name, everySeconds, now: time() }))) return;
    const turn = toNewJob({ job, payload: {}, options: { singletonKey: 'recurring' } });
    await insertJobs(tx, { kind: job.name, given: [turn], now: time() });
  });
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobInsert, type SendOptions } from 'pg-boss';
import { type BossOptions, createBoss } from './boss.ts';
import { createDeadLetters } from './dead-letters.ts';
import type { EnqueueOptions, Job, JobQueue, JobRegistration } from './define-job.ts';
import { createLane, type Lane } from './lane.ts';
import { deadLetterQueue, ensureQueues } from './queues.ts';
import { deleteJobsOf, listAliveValues } from './store.ts';

/** An engine's answer that is on its way is paid for: most arrive within this time. */
const GRACE_MS = 15_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export interface JobSystem {
  readonly queue: JobQueue;
  /** Makes the queues known; with `work` also runs their jobs in this process. */
  start(options: { registrations: readonly JobRegistration[]; work: boolean }): Promise<void>;
  /** Runs every job that is due, and those they lead to, until none is left; for tests. */
  runDue(): Promise<void>;
  /** How many jobs this process is working on. */
  countRunning(): number;
  /** Running jobs have `graceMs` to end by themselves before they are told to stop. */
  stop(options?: { graceMs: number }): Promise<void>;
}

/** The durable queue in our own database: a job enqueued in a transaction exists exactly when it commits. */
export function createJobSystem({
  leaseSeconds,
  ...options
}: Omit<BossOptions, 'onArrival'> & { leaseSeconds: number }): JobSystem {
  const lanes = new Map<string, Lane>();
  const known = new Map<string, JobRegistration>();
  const timers: NodeJS.Timeout[] = [];
  const { db, log } = options;
  const boss = createBoss({
    ...options,
    onArrival: (queue) => {
      for (const lane of lanes.values()) if (queue === null || lane.name === queue) lane.wake();
    },
  });

  const repeat = (registration: JobRegistration, everySeconds: number): void => {
    const send = () => {
      boss
        .send(registration.job.name, {}, { singletonSeconds: everySeconds, singletonKey: 'recurring' })
        .catch((error: unknown) => {
          log.warn({ err: error, job: registration.job.name }, 'A recurring job could not be enqueued');
        });
    };
    timers.push(setInterval(send, everySeconds * 1000));
    send();
  };

  return {
    queue: {
      enqueue: async (tx, job, payload, enqueueOptions = {}) => {
        await boss.send(job.name, toData(job, payload), {
          ...toSendOptions(enqueueOptions),
          db: fromDrizzle(tx, sql),
        });
      },
      enqueueMany: async (tx, job, items) => {
        if (items.length === 0) return;
        await boss.insert(
          job.name,
          items.map(({ payload, options: enqueueOptions = {} }) => ({
            ...toSendOptions(enqueueOptions),
            data: toData(job, payload),
          })),
          { db: fromDrizzle(tx, sql) },
        );
      },
      listAlive: (queryable, job, wanted) => listAliveValues(queryable, { queue: job.name, ...wanted }),
      forget: deleteJobsOf,
      dead: createDeadLetters({ boss, findRegistration: (kind) => known.get(kind) ?? null }),
    },
    start: async ({ registrations, work }) => {
      await boss.start();
      await ensureQueues({ boss, jobs: registrations.map(({ job }) => job), leaseSeconds });
      for (const registration of registrations) {
        known.set(registration.job.name, registration);
        const lease = registration.job.leaseSeconds ?? leaseSeconds;
        lanes.set(registration.job.name, createLane({ db, boss, registration, leaseSeconds: lease, log }));
        // Fills the library's cache, so that no enqueueing transaction asks for a second connection.
        await boss.findJobs(registration.job.name, { id: NO_JOB });
        await boss.findJobs(deadLetterQueue(registration.job.name), { id: NO_JOB });
        if (work && registration.everySeconds) repeat(registration, registration.everySeconds);
      }
      if (work) for (const lane of lanes.values()) lane.start();
    },
    runDue: async () => {
      for (let ran = -1; ran !== 0;) {
        ran = 0;
        for (const lane of lanes.values()) ran += await lane.runDue();
      }
    },
    countRunning: () => [...lanes.values()].reduce((sum, lane) => sum + lane.countRunning(), 0),
    stop: async ({ graceMs } = { graceMs: GRACE_MS }) => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...lanes.values()].map((lane) => lane.stop({ graceMs })));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** Payloads are checked where they are made as well, so that a mistake shows in the caller's transaction. */
function toData<Payload>(job: Job<Payload>, payload: Payload): object {
  const data = job.schema.parse(payload);
  if (typeof data !== 'object' || data === null)
    throw new TypeError(`The payload of ${job.name} is no object`);
  return data;
}

function toSendOptions({ startAfter, singletonKey, groupId }: EnqueueOptions) {
  return {
    singletonKey: singletonKey ?? randomUUID(),
    ...(startAfter ? { startAfter } : {}),
    ...(groupId ? { group: { id: groupId } } : {}),
  } satisfies SendOptions & JobInsert;
}

import { randomUUID } from 'node:crypto';
import type { Clock } from '#lib/clock';
import { type Database, isDatabaseUnavailable, type Listener, withTransaction } from '#platform/db';
import type { Logger } from '#platform/logging';
import type { Metrics } from '#platform/metrics';
import { type Consumer, createConsumer } from './consumer.ts';
import { createDeadLetters } from './dead-letters.ts';
import type { EnqueueOptions, Job, JobQueue, JobRegistration } from './define-job.ts';
import { createJobRecord } from './record-attempts.ts';
import { createQueueTime, type QueueTime } from './queue-time.ts';
import { sumDepths } from './rules/sum-depths.ts';
import { listDueKinds } from './store/claims.ts';
import { measureQueue } from './store/queue-depth.ts';
import {
  deleteJobsOf,
  insertJobs,
  JOBS_CHANNEL,
  listAliveValues,
  type NewJob,
  takeTurn,
} from './store/enqueue.ts';
import { superviseLeases } from './supervise-leases.ts';

/** Jobs that became due by time alone (retries, delayed ones) are found within this time. */
const POLL_MS = 2_000;
/** An engine's answer that is on its way is paid for: most arrive within this time. */
const GRACE_MS = 15_000;

export interface JobSystem {
  readonly queue: JobQueue;
  /** Makes the kinds of jobs known; with `work` also runs them in this process. */
  start(options: { registrations: readonly JobRegistration[]; work: boolean }): Promise<void>;
  /** The kinds that are known. */
  listKinds(): string[];
  /** Runs every job of the wanted kinds that is due, and those they lead to, until none is left; for tests. */
  runDue(isWanted?: (kind: string) => boolean): Promise<void>;
  /** How many jobs this process is working on. */
  countRunning(): number;
  /** Running jobs have `graceMs` to end by themselves before they are asked to stop. */
  stop(options?: { graceMs: number }): Promise<void>;
}

export interface JobSystemOptions {
  readonly db: Database;
  /** Null: nobody is woken when a job arrives (a process that only enqueues, or a test that runs jobs by hand). */
  readonly listener: Listener | null;
  /** Whether this process looks after jobs whose worker stopped responding. */
  readonly supervise: boolean;
  readonly leaseSeconds: number;
  /** The queue's own clock; the database's time without one. */
  readonly clock?: Clock;
  readonly log: Logger;
  /** Null where no events are logged: a tool that works for a moment. */
  readonly metrics: Metrics | null;
}

/** The durable queue in our own database: a job enqueued in a transaction exists exactly when it commits. */
export function createJobSystem(options: JobSystemOptions): JobSystem {
  const { db, listener, supervise, leaseSeconds, log, metrics } = options;
  const time = createQueueTime(options.clock);
  const registered = new Map<string, JobRegistration>();
  const consumers = new Map<string, Consumer>();
  const timers: NodeJS.Timeout[] = [];
  const record = createJobRecord({ log, metrics });

  const listDue = () => listDueKinds(db, { kinds: [...registered.keys()], now: time() });

  const poll = async (): Promise<void> => {
    try {
      for (const kind of await listDue()) consumers.get(kind)?.wake();
    } catch (error) {
      const level = isDatabaseUnavailable(error) ? 'debug' : 'warn';
      log[level]({ err: error }, 'Due jobs could not be looked for; trying again soon');
    }
  };

  const repeat = (registration: JobRegistration, everySeconds: number): void => {
    const send = () => {
      enqueueTurn({ db, time, registration, everySeconds }).catch((error: unknown) => {
        log.warn({ err: error, job: registration.job.name }, 'A recurring job could not be enqueued');
      });
    };
    timers.push(setInterval(send, everySeconds * 1000));
    send();
  };

  const work = async (): Promise<void> => {
    await listener?.listen(JOBS_CHANNEL, {
      onNotification: (kind) => consumers.get(kind)?.wake(),
      onReconnect: () => void poll(),
    });
    timers.push(setInterval(() => void poll(), POLL_MS));
    if (supervise) timers.push(superviseLeases({ db, time, log }));
    for (const consumer of consumers.values()) consumer.start();
    for (const registration of registered.values())
      if (registration.everySeconds) repeat(registration, registration.everySeconds);
  };

  return {
    queue: createQueue({ time, findRegistration: (kind) => registered.get(kind) ?? null }),
    start: async ({ registrations, work: worksHere }) => {
      for (const registration of registrations) {
        const { name, leaseSeconds: ownLease } = registration.job;
        registered.set(name, registration);
        const lease = ownLease ?? leaseSeconds;
        consumers.set(name, createConsumer({ db, time, registration, leaseSeconds: lease, log, record }));
      }
      if (worksHere) await work();
    },
    listKinds: () => [...registered.keys()],
    runDue: async (isWanted = () => true) => {
      for (let ran = -1; ran !== 0;) {
        ran = 0;
        for (const kind of (await listDue()).filter(isWanted))
          ran += (await consumers.get(kind)?.runDue()) ?? 0;
      }
    },
    countRunning: () => [...consumers.values()].reduce((sum, consumer) => sum + consumer.countRunning(), 0),
    stop: async ({ graceMs } = { graceMs: GRACE_MS }) => {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop({ graceMs })));
    },
  };
}

function createQueue({
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
async function enqueueTurn({
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

import type { Clock } from '#lib/clock';
import { type Database, type Listener, isDatabaseUnavailable } from '#platform/db';
import type { Logger } from '#platform/logging';
import type { Metrics } from '#platform/metrics';
import { type Consumer, createConsumer } from './consumer.ts';
import type { JobQueue, JobRegistration } from './define-job.ts';
import { createJobRecord } from './record-attempts.ts';
import { createQueueTime } from './queue-time.ts';
import { listDueKinds } from './store/claims.ts';
import { JOBS_CHANNEL } from './store/enqueue.ts';
import { superviseLeases } from './supervise-leases.ts';
import { createQueue, enqueueTurn } from './create-queue.ts';

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

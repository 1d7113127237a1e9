import { createBatcher } from '#lib/async/batcher';
import { within } from '#lib/async/within';
import { type Database, isDatabaseUnavailable } from '#platform/db';
import type { Logger } from '#platform/logging';
import { claimDueJobs } from './claim-due-jobs.ts';
import { createClaimLoop } from './claim-loop.ts';
import type { JobRegistration } from './define-job.ts';
import type { QueueTime } from './queue-time.ts';
import type { RecordAttempt } from './record-attempts.ts';
import { runAttempt } from './run-attempt.ts';
import { completeJobs, type ClaimedJob, renewLeases } from './store/claims.ts';

const AFTER_ABORT_MS = 4_000;
/** Jobs that end within this time leave the queue in one statement; the last one running waits for none. */
const COMPLETION_WAIT_MS = 20;

interface RunningJob {
  readonly job: ClaimedJob;
  readonly lost: AbortController;
  readonly ended: Promise<void>;
}

/** One kind of job in one process: claims as many as it has free places, runs them, renews their leases. */
export interface Consumer {
  readonly kind: string;
  start(): void;
  /** A job may be due. */
  wake(): void;
  /** Runs what is due now and waits for it; for tests. @returns how many jobs ran */
  runDue(): Promise<number>;
  countRunning(): number;
  /** Claims no further job, waits for the running ones, aborts those that take longer than `graceMs`. */
  stop(options: { graceMs: number }): Promise<void>;
}

export interface ConsumerOptions {
  readonly db: Database;
  readonly time: QueueTime;
  readonly registration: JobRegistration;
  readonly leaseSeconds: number;
  readonly log: Logger;
  /** Records how each attempt went. */
  readonly record: RecordAttempt;
}

export function createConsumer({
  db,
  time,
  registration,
  leaseSeconds,
  log,
  record,
}: ConsumerOptions): Consumer {
  const { job: kind, concurrency } = registration;
  const running = new Map<string, RunningJob>();
  const shutdown = new AbortController();
  let heartbeat: NodeJS.Timeout | undefined;

  const completions = createBatcher({
    max: concurrency,
    waitMs: COMPLETION_WAIT_MS,
    countCallers: () => running.size,
    work: async (done: readonly ClaimedJob[]) => {
      await completeJobs(db, done);
      return done.map(() => null);
    },
  });

  const begin = (job: ClaimedJob): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, shutdown.signal]);
    const complete = (done: ClaimedJob) => completions.add(done);
    const ended = runAttempt({ db, time, complete, registration, job, signal, log, record }).finally(() => {
      running.delete(job.id);
      claims.refill();
    });
    running.set(job.id, { job, lost, ended });
    return ended;
  };

  const claim = async (room: number): Promise<Promise<void>[]> => {
    const held = [...running.values()].map(({ job }) => job);
    const options = { kind: kind.name, room, running: held, concurrency, leaseSeconds, now: time() };
    return (await claimDueJobs(db, options)).map(begin);
  };

  const claims = createClaimLoop({
    countFree: () => concurrency - running.size,
    claim: async (free) => (await claim(free)).length,
    onFailure: (error) => {
      // While the database is away every consumer fails; the listener logs it once.
      const level = isDatabaseUnavailable(error) ? 'debug' : 'warn';
      log[level]({ err: error, job: kind.name }, 'Jobs could not be claimed; trying again soon');
    },
  });

  const renew = async (): Promise<void> => {
    const tokens = [...running.values()].map(({ job }) => job);
    if (tokens.length === 0) return;
    try {
      const held = await renewLeases(db, { tokens, leaseSeconds, now: time() });
      for (const { id } of tokens)
        if (!held.has(id)) running.get(id)?.lost.abort(new Error('The lease of this job is lost'));
    } catch (error) {
      log.warn({ err: error, job: kind.name }, 'The leases of running jobs could not be renewed');
    }
  };

  return {
    kind: kind.name,
    start: () => {
      heartbeat = setInterval(() => void renew(), (leaseSeconds * 1000) / 3);
      claims.open();
    },
    wake: () => claims.wake(),
    runDue: async () => (await Promise.all(await claim(concurrency))).length,
    countRunning: () => running.size,
    stop: async ({ graceMs }) => {
      const claimed = claims.close();
      const all = async () => {
        // The jobs of a running claim are ours already: they run before the consumer has stopped.
        await claimed;
        await Promise.all([...running.values()].map(({ ended }) => ended));
      };
      if (!(await within(all(), graceMs))) {
        shutdown.abort(new Error('The process is shutting down'));
        await within(all(), AFTER_ABORT_MS);
      }
      clearInterval(heartbeat);
    },
  };
}

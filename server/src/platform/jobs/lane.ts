import type { PgBoss } from 'pg-boss';
import { createGatherer } from '#lib/gather';
import { within } from '#lib/within';
import { type Database, isDatabaseUnavailable } from '#platform/db';
import type { Logger } from '#platform/logging';
import type { JobRegistration } from './define-job.ts';
import { fetchDueJobs, type FetchedJob } from './fetch-due-jobs.ts';
import { renewLeases } from './renew-leases.ts';
import { runAttempt } from './run-attempt.ts';

/** Jobs that became due by time alone (retries, delayed ones) are found within this time. */
const POLL_MS = 2_000;
const AFTER_ABORT_MS = 4_000;
/** Jobs that end within this time are written down as done together. */
const COMPLETION_WAIT_MS = 20;

interface RunningJob {
  job: FetchedJob;
  lost: AbortController;
  ended: Promise<void>;
}

/** One kind of job in one process: fetches as many as it has room for, runs them, keeps their leases alive. */
export interface Lane {
  readonly name: string;
  start(): void;
  /** A job may have arrived. */
  wake(): void;
  /** Runs what is due now and waits for it; for tests. @returns how many jobs ran */
  runDue(): Promise<number>;
  countRunning(): number;
  /** Takes no further job, waits for the running ones, aborts those that take longer than `graceMs`. */
  stop(options: { graceMs: number }): Promise<void>;
}

export interface LaneOptions {
  db: Database;
  boss: PgBoss;
  registration: JobRegistration;
  leaseSeconds: number;
  log: Logger;
}

export function createLane({ db, boss, registration, leaseSeconds, log }: LaneOptions): Lane {
  const { job: kind, concurrency } = registration;
  const running = new Map<string, RunningJob>();
  const shutdown = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  /** 'again': a job arrived while the last fetch was under way. */
  let fetching: 'no' | 'once' | 'again' = 'no';
  /** The last fetch brought all that was due: until there is news, a free place has nobody waiting for it. */
  let isDrained = false;
  let filling = Promise.resolve();
  let isOpen = false;

  const completions = createGatherer({
    most: concurrency,
    waitMs: COMPLETION_WAIT_MS,
    work: async (jobs: readonly FetchedJob[]) => {
      await boss.complete(kind.name, [...jobs]);
      return jobs.map(() => null);
    },
  });

  const claim = (room: number) => {
    const held = [...running.values()].map(({ job }) => job);
    return fetchDueJobs({ boss, queue: kind.name, room, running: held, concurrency });
  };

  const begin = (job: FetchedJob): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, shutdown.signal]);
    const complete = (done: FetchedJob) => completions.add(done);
    const ended = runAttempt({ db, boss, complete, registration, job, signal, log }).finally(() => {
      running.delete(job.id);
      if (!isDrained) wake();
    });
    running.set(job.id, { job, lost, ended });
    return ended;
  };

  const fill = async (): Promise<void> => {
    while (isOpen && running.size < concurrency) {
      fetching = 'once';
      const room = concurrency - running.size;
      const jobs = await claim(room);
      for (const job of jobs) void begin(job);
      isDrained = jobs.length < room && !hasArrival();
      if (isDrained) return;
    }
  };
  const hasArrival = () => fetching === 'again';

  const wake = (): void => {
    if (!isOpen) return;
    isDrained = false;
    if (fetching !== 'no') {
      fetching = 'again';
      return;
    }
    filling = fill()
      .catch((error: unknown) => {
        // While the database is away every lane says so every two seconds; once is told by the listener.
        const level = isDatabaseUnavailable(error) ? 'debug' : 'warn';
        log[level]({ err: error, job: kind.name }, 'Jobs could not be fetched; trying again soon');
      })
      .finally(() => {
        const isNews = hasArrival();
        fetching = 'no';
        if (isNews) wake();
      });
  };

  const beat = async (): Promise<void> => {
    const jobs = [...running.values()].map(({ job }) => job);
    for (const id of await renewLeases({ boss, queue: kind.name, jobs, log })) {
      running.get(id)?.lost.abort(new Error('The lease of this job is lost'));
    }
  };

  return {
    name: kind.name,
    start: () => {
      isOpen = true;
      timers.push(
        setInterval(wake, POLL_MS),
        setInterval(() => void beat(), (leaseSeconds * 1000) / 3),
      );
      wake();
    },
    wake,
    runDue: async () => {
      const jobs = await claim(concurrency);
      await Promise.all(jobs.map(begin));
      return jobs.length;
    },
    countRunning: () => running.size,
    stop: async ({ graceMs }) => {
      isOpen = false;
      const all = async () => {
        // What a fetch under way brings is claimed already: it runs before the lane has stopped.
        await filling;
        await Promise.all([...running.values()].map(({ ended }) => ended));
      };
      if (!(await within(all(), graceMs))) {
        shutdown.abort(new Error('The process is shutting down'));
        await within(all(), AFTER_ABORT_MS);
      }
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}

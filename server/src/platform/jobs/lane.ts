import type { JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Logger } from '#platform/logging';
import type { JobRegistration } from './define-job.ts';

/** Jobs that became due by time alone (retries, delayed ones) are found within this time. */
const POLL_MS = 2_000;
/** While others wait, one group holds at most this share of a lane. */
const GROUP_SHARE = 1 / 4;
const AFTER_ABORT_MS = 5_000;

const touched = z.object({ settled: z.array(z.string()) });

type FetchedJob = JobWithMetadata<unknown>;

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
  /** Takes no further job, waits for the running ones, aborts those that take longer than `graceMs`. */
  stop(options: { graceMs: number }): Promise<void>;
}

export function createLane({
  boss,
  registration,
  leaseSeconds,
  log,
}: {
  boss: PgBoss;
  registration: JobRegistration;
  leaseSeconds: number;
  log: Logger;
}): Lane {
  const { job: kind, concurrency } = registration;
  const running = new Map<string, RunningJob>();
  const shutdown = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let isFetching = false;
  let isWoken = false;
  let isStopping = false;

  const fetchDue = async (room: number): Promise<FetchedJob[]> => {
    const crowded = crowdedGroups({ running: [...running.values()], concurrency });
    const fetch = (batchSize: number, ignoreGroups: string[] | null) =>
      boss.fetch<unknown>(kind.name, { batchSize, ignoreGroups, includeMetadata: true });
    const fair = await fetch(room, crowded);
    const left = room - fair.length;
    // Nobody else waits: the crowded groups may use the room.
    return left > 0 && crowded.length > 0 ? [...fair, ...(await fetch(left, null))] : fair;
  };

  const fill = async (): Promise<void> => {
    if (isFetching || isStopping) {
      isWoken = true;
      return;
    }
    isFetching = true;
    try {
      do {
        isWoken = false;
        const room = concurrency - running.size;
        const jobs = room > 0 ? await fetchDue(room) : [];
        for (const job of jobs) begin(job);
        if (jobs.length > 0) isWoken = true;
      } while (isWoken && running.size < concurrency && !mustStop());
    } catch (error) {
      log.warn({ err: error, job: kind.name }, 'Jobs could not be fetched; trying again soon');
    } finally {
      isFetching = false;
    }
  };

  const mustStop = () => isStopping;

  const begin = (job: FetchedJob): Promise<void> => {
    const lost = new AbortController();
    const ended = runJob({ job, lost }).finally(() => {
      running.delete(job.id);
      if (timers.length > 0) void fill();
    });
    running.set(job.id, { job, lost, ended });
    return ended;
  };

  const runJob = async ({ job, lost }: { job: FetchedJob; lost: AbortController }): Promise<void> => {
    const isLastAttempt = job.retryCount >= job.retryLimit;
    const fields = { job: kind.name, jobId: job.id, attempt: job.retryCount };
    const startedAt = performance.now();
    try {
      await registration.run(job.data, {
        attempt: job.retryCount,
        isLastAttempt,
        signal: AbortSignal.any([lost.signal, shutdown.signal]),
      });
      await boss.complete(kind.name, job);
      log.debug({ ...fields, ms: Math.round(performance.now() - startedAt) }, 'Job done');
    } catch (error) {
      log[isLastAttempt && !shutdown.signal.aborted ? 'error' : 'warn'](
        { ...fields, err: error },
        'Job failed',
      );
      await settleFailure({ job, error });
    }
  };

  const settleFailure = async ({ job, error }: { job: FetchedJob; error: unknown }): Promise<void> => {
    const message = error instanceof Error ? error.message : 'failed';
    // With the database away the lease runs out instead, and the job is tried again all the same.
    await boss.fail(kind.name, job, { message }).catch((cause: unknown) => {
      log.warn({ err: cause, job: kind.name, jobId: job.id }, 'A failed job could not be reported');
    });
  };

  const beat = async (): Promise<void> => {
    const held = [...running.values()];
    if (held.length === 0) return;
    try {
      const answer = touched.parse(
        await boss.touch(
          kind.name,
          held.map(({ job }) => job),
        ),
      );
      const kept = new Set(answer.settled);
      for (const { job, lost } of held) {
        if (!kept.has(job.id) && running.has(job.id)) lost.abort(new Error('The lease of this job is lost'));
      }
    } catch (error) {
      log.warn({ err: error, job: kind.name }, 'The leases of running jobs could not be renewed');
    }
  };

  return {
    name: kind.name,
    start: () => {
      timers.push(
        setInterval(() => void fill(), POLL_MS),
        setInterval(() => void beat(), (leaseSeconds * 1000) / 3),
      );
      void fill();
    },
    wake: () => void fill(),
    runDue: async () => {
      const jobs = await fetchDue(concurrency);
      await Promise.all(jobs.map(begin));
      return jobs.length;
    },
    stop: async ({ graceMs }) => {
      isStopping = true;
      clearInterval(timers[0]);
      const all = () => Promise.all([...running.values()].map(({ ended }) => ended));
      if (!(await within(all(), graceMs))) {
        shutdown.abort(new Error('The process is shutting down'));
        await within(all(), AFTER_ABORT_MS);
      }
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}

function crowdedGroups({
  running,
  concurrency,
}: {
  running: readonly RunningJob[];
  concurrency: number;
}): string[] {
  const quota = Math.max(1, Math.floor(concurrency * GROUP_SHARE));
  const sizes = new Map<string, number>();
  for (const { job } of running) {
    if (job.groupId) sizes.set(job.groupId, (sizes.get(job.groupId) ?? 0) + 1);
  }
  return [...sizes].filter(([, size]) => size >= quota).map(([group]) => group);
}

/** @returns false when `work` was not over in time */
async function within(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, limitMs);
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}

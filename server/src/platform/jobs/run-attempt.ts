import type { PgBoss } from 'pg-boss';
import type { Database } from '#platform/db';
import { describeError, type Logger } from '#platform/logging';
import type { JobRegistration } from './define-job.ts';
import type { FetchedJob } from './fetch-due-jobs.ts';
import { decideAfterFault, isLastTry } from './rules/job-headroom.ts';
import { nameFault } from './rules/name-fault.ts';
import { exhaustJob, postponeJob, putOffJob, releaseJob } from './store.ts';

const LONGEST_RETRY_DELAY_SECONDS = 3_600;
const DEFAULT_RETRY_DELAY_SECONDS = 5;

interface Attempt {
  readonly db: Database;
  readonly boss: PgBoss;
  /** Writes down that a job is done, together with others. */
  readonly complete: (job: FetchedJob) => Promise<unknown>;
  readonly registration: JobRegistration;
  readonly job: FetchedJob;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Runs one attempt of a job and settles it; never throws. A settlement that is lost is made up for by the lease. */
export async function runAttempt(attempt: Attempt): Promise<void> {
  const { db, registration, complete, job, signal, log } = attempt;
  const queue = registration.job.name;
  const fields = { job: queue, jobId: job.id, attempt: job.retryCount };
  const startedAt = performance.now();
  const putOffs: Date[] = [];
  try {
    await registration.run(job.data, {
      attempt: job.retryCount,
      isLastAttempt: isLastTry(job),
      signal,
      putOff: (until) => putOffs.push(until),
    });
    const until = putOffs.at(-1);
    if (until === undefined) await complete(job);
    else await putOffJob(db, { queue, jobId: job.id, retryCount: job.retryCount, until });
    const outcome = until === undefined ? 'Job done' : 'Job put off';
    log.debug({ ...fields, ms: Math.round(performance.now() - startedAt) }, outcome);
  } catch (error) {
    await settleFault(attempt, error).catch((cause: unknown) => {
      log.warn({ ...fields, err: cause }, 'A failed job could not be reported');
    });
  }
}

/** A job that was told to stop has done nothing wrong: it is given back with all its tries. */
async function settleFault({ db, boss, registration, job, signal, log }: Attempt, error: unknown) {
  const { name: queue, retryDelaySeconds, longestRetryDelaySeconds } = registration.job;
  const { id: jobId, retryCount } = job;
  const claim = { queue, jobId, retryCount };
  const fields = { job: queue, jobId, attempt: retryCount };
  if (signal.aborted) {
    log.info({ ...fields, err: error }, 'Job interrupted; it is given back');
    await releaseJob(db, claim);
    return;
  }
  const described = describeError(error);
  const output = { message: described.message, errorClass: nameFault(described) };
  const verdict = decideAfterFault({
    claims: job,
    firstDelaySeconds: retryDelaySeconds ?? DEFAULT_RETRY_DELAY_SECONDS,
    longestDelaySeconds: longestRetryDelaySeconds ?? LONGEST_RETRY_DELAY_SECONDS,
    chance: Math.random(),
  });
  if (verdict.kind === 'try_again') {
    log.warn({ ...fields, err: error }, 'Job failed; it is tried again');
    await postponeJob(db, { ...claim, ...verdict, output });
    return;
  }
  log.error({ ...fields, err: error }, 'Job given up');
  await exhaustJob(db, claim);
  await boss.fail(queue, job, output);
}

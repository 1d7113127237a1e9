import type { Database } from '#platform/db';
import { describeError, type Logger } from '#platform/logging';
import type { JobRegistration } from './define-job.ts';
import type { QueueTime } from './queue-time.ts';
import { nameFault } from './rules/name-fault.ts';
import { decideAfterFault, isLastTry } from './rules/retry-policy.ts';
import { buryJob, type ClaimedJob, retryJob, returnJob } from './store/claims.ts';

const LONGEST_RETRY_DELAY_SECONDS = 3_600;
const DEFAULT_RETRY_DELAY_SECONDS = 5;

interface Attempt {
  readonly db: Database;
  readonly time: QueueTime;
  /** Takes a job that is done out of the queue, together with others. */
  readonly complete: (job: ClaimedJob) => Promise<unknown>;
  readonly registration: JobRegistration;
  readonly job: ClaimedJob;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Runs one attempt of a job and settles it; never throws. A settlement that is lost is made up for by the lease. */
export async function runAttempt(attempt: Attempt): Promise<void> {
  const { db, time, registration, complete, job, signal, log } = attempt;
  const fields = describeAttempt(attempt);
  const startedAt = performance.now();
  const putOffs: Date[] = [];
  try {
    await registration.run(job.payload, {
      attempt: job.attempt - 1,
      isLastAttempt: isLastTry(job),
      signal,
      putOff: (until) => putOffs.push(until),
    });
    const until = putOffs.at(-1);
    if (until === undefined) await complete(job);
    else await returnJob(db, { token: job, until, now: time() });
    const outcome = until === undefined ? 'Job done' : 'Job put off';
    log.debug({ ...fields, ms: Math.round(performance.now() - startedAt) }, outcome);
  } catch (error) {
    await settleFault(attempt, error).catch((cause: unknown) => {
      log.warn({ ...fields, err: cause }, 'A failed job could not be reported');
    });
  }
}

/** A job that was told to stop has done nothing wrong: it is given back with all its tries. */
async function settleFault(attempt: Attempt, error: unknown): Promise<void> {
  const { db, time, registration, job, signal, log } = attempt;
  const { retryDelaySeconds, longestRetryDelaySeconds } = registration.job;
  const fields = describeAttempt(attempt);
  if (signal.aborted) {
    log.info({ ...fields, err: error }, 'Job interrupted; it is given back');
    await returnJob(db, { token: job, until: null, now: time() });
    return;
  }
  const verdict = decideAfterFault({
    tries: job,
    firstDelaySeconds: retryDelaySeconds ?? DEFAULT_RETRY_DELAY_SECONDS,
    longestDelaySeconds: longestRetryDelaySeconds ?? LONGEST_RETRY_DELAY_SECONDS,
    chance: Math.random(),
  });
  if (verdict.kind === 'try_again') {
    log.warn({ ...fields, err: error }, 'Job failed; it is tried again');
    await retryJob(db, { token: job, delaySeconds: verdict.delaySeconds, now: time() });
    return;
  }
  log.error({ ...fields, err: error }, 'Job given up');
  const described = describeError(error);
  const fault = { message: described.message, errorClass: nameFault(described) };
  await buryJob(db, { token: job, fault, now: time() });
}

const describeAttempt = ({ registration, job }: Attempt) => ({
  job: registration.job.name,
  jobId: job.id,
  attempt: job.attempt - 1,
});

import type { Database } from '#platform/db';
import { describeError, type Logger, runAsWork, startWork, traceWork } from '#platform/logging';
import type { JobRegistration } from './define-job.ts';
import type { QueueTime } from './queue-time.ts';
import type { RecordAttempt } from './record-attempts.ts';
import { nameFault } from './rules/name-fault.ts';
import { decideAfterFault, isLastTry } from './rules/retry-policy.ts';
import { deadLetterJob, type ClaimedJob, retryJob, returnJob } from './store/claims.ts';

const MAX_RETRY_DELAY_SECONDS = 3_600;
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
  readonly record: RecordAttempt;
}

type Outcome = Parameters<RecordAttempt>[0]['outcome'];

/**
 * Runs one attempt of a job and settles it; never throws. Where a settlement is lost, the lease ends and another worker
 * takes the job.
 */
export async function runAttempt(attempt: Attempt): Promise<void> {
  const { db, time, registration, complete, job, signal, record } = attempt;
  const startedAt = performance.now();
  const work = startWork();
  const putOffs: Date[] = [];
  const note = (outcome: Outcome, error: unknown = null): void => {
    const ms = performance.now() - startedAt;
    record({ kind: registration.job.name, job, outcome, ms, work, error });
  };
  try {
    const run = () =>
      registration.run(job.payload, {
        attempt: job.attempt - 1,
        isLastAttempt: isLastTry(job),
        signal,
        putOff: (until) => putOffs.push(until),
      });
    const fields = { job_id: job.id, attempt: job.attempt - 1 };
    await runAsWork(work, () => traceWork({ name: registration.job.name, fields }, run));
    const until = putOffs.at(-1);
    if (until === undefined) await complete(job);
    else await returnJob(db, { token: job, until, now: time() });
    note(until === undefined ? 'done' : 'put_off');
  } catch (error) {
    await settleFault(attempt, { error, note });
  }
}

/** A job that was asked to stop did not fail: it is given back with all its tries. */
async function settleFault(
  attempt: Attempt,
  { error, note }: { error: unknown; note: (outcome: Outcome, error: unknown) => void },
): Promise<void> {
  const { db, time, job, signal, registration, log } = attempt;
  const verdict = signal.aborted ? ({ kind: 'interrupted' } as const) : decide(attempt);
  note(
    verdict.kind === 'try_again' ? 'failed' : verdict.kind === 'interrupted' ? 'interrupted' : 'given_up',
    error,
  );
  try {
    if (verdict.kind === 'interrupted') await returnJob(db, { token: job, until: null, now: time() });
    else if (verdict.kind === 'try_again')
      await retryJob(db, { token: job, delaySeconds: verdict.delaySeconds, now: time() });
    else {
      const described = describeError(error);
      const fault = { message: described.message, errorClass: nameFault(described) };
      await deadLetterJob(db, { token: job, fault, now: time() });
    }
  } catch (cause) {
    const fields = { job: registration.job.name, jobId: job.id, attempt: job.attempt - 1 };
    log.warn({ ...fields, err: cause }, 'A failed job could not be reported');
  }
}

function decide({ registration, job }: Attempt) {
  const { retryDelaySeconds, maxRetryDelaySeconds } = registration.job;
  return decideAfterFault({
    tries: job,
    firstDelaySeconds: retryDelaySeconds ?? DEFAULT_RETRY_DELAY_SECONDS,
    maxDelaySeconds: maxRetryDelaySeconds ?? MAX_RETRY_DELAY_SECONDS,
    chance: Math.random(),
  });
}

import type { PgBoss } from 'pg-boss';
import type { Logger } from '#platform/logging';
import type { JobRegistration } from './define-job.ts';
import type { FetchedJob } from './fetch-due-jobs.ts';

/** Runs one attempt of a job and settles it; never throws. A settlement that is lost is made up for by the lease. */
export async function runAttempt({
  boss,
  registration,
  job,
  signal,
  log,
}: {
  boss: PgBoss;
  registration: JobRegistration;
  job: FetchedJob;
  signal: AbortSignal;
  log: Logger;
}): Promise<void> {
  const queue = registration.job.name;
  const isLastAttempt = job.retryCount >= job.retryLimit;
  const fields = { job: queue, jobId: job.id, attempt: job.retryCount };
  const startedAt = performance.now();
  try {
    await registration.run(job.data, { attempt: job.retryCount, isLastAttempt, signal });
    await boss.complete(queue, job);
    log.debug({ ...fields, ms: Math.round(performance.now() - startedAt) }, 'Job done');
  } catch (error) {
    const isGivenUp = isLastAttempt && !signal.aborted;
    log[isGivenUp ? 'error' : 'warn'](
      { ...fields, err: error },
      isGivenUp ? 'Job given up' : 'Job failed; it is tried again',
    );
    const message = error instanceof Error ? error.message : 'failed';
    await boss.fail(queue, job, { message }).catch((cause: unknown) => {
      log.warn({ ...fields, err: cause }, 'A failed job could not be reported');
    });
  }
}

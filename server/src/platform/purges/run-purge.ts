import type { Clock } from '#lib/clock';
import { type Database, withTransaction } from '#platform/db';
import { handleJob, type Job, type JobRegistration } from '#platform/jobs';
import type { Logger } from '#platform/logging';
import { decidePurge } from './rules/decide-purge.ts';
import { lockLastRun, recordRun } from './store.ts';

/** Short enough for any time-out, and for whoever waits for a row of it. */
export const ROWS_PER_STATEMENT = 1_000;

interface PurgeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A recurring job that removes expired rows, unless the clock cannot be trusted. */
export function purgeJob<Payload>(
  deps: PurgeDeps,
  job: Job<Payload>,
  { everySeconds, purge }: { everySeconds: number; purge: (signal: AbortSignal) => Promise<void> },
): JobRegistration {
  return handleJob(job, {
    everySeconds,
    run: async (_payload, { signal }) => {
      if (await isClockBelieved(deps, job.name)) await purge(signal);
    },
  });
}

/** Records a run of a purge; false while its clock is not to be trusted. */
async function isClockBelieved({ db, clock, log }: PurgeDeps, name: string): Promise<boolean> {
  const { verdict, run, isNew } = await withTransaction(db, async (tx) => {
    const last = await lockLastRun(tx, name);
    const decided = decidePurge({ last, now: clock.now() });
    await recordRun(tx, { name, ...decided.run });
    return { ...decided, isNew: last === null };
  });
  if (verdict === 'wait') {
    // A new installation has nothing to remove: its first start should not log a line for each purge.
    const level = isNew ? 'debug' : 'info';
    log[level](
      { purge: name, from: run.trustedFrom },
      'a purge waits: it is new, was long away, or its clock jumped',
    );
  }
  return verdict === 'purge';
}

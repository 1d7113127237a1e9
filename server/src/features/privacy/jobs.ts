import { promptsDeleted } from '#features/companies';
import type { Context } from '#platform/context';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, handleJob } from '#platform/jobs';
import { withTransaction } from '#platform/db';
import { type EraseDeps, eraseDeleted, eraseDeletedJob } from './erase-deleted.ts';

/** Deletions ask for the job themselves; this finds what was deleted in any other way. */
const ERASE_EVERY_SECONDS = 300;

export function privacyJobs(deps: EraseDeps): JobRegistration[] {
  return [
    handleJob(eraseDeletedJob, {
      run: (_payload, execution) => eraseDeleted(deps, execution),
      everySeconds: ERASE_EVERY_SECONDS,
    }),
  ];
}

export function privacySubscriptions({ db, queue }: Context): Subscription[] {
  return [
    subscribe(promptsDeleted, 'privacy.erase-deleted', () =>
      withTransaction(db, (tx) => queue.enqueue(tx, eraseDeletedJob, {})),
    ),
  ];
}

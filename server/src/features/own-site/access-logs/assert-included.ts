import { hasSourceGaps } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Refuses what the account's plan does not hold: who holds the sources of answers holds what concerns the own site, too. */
export async function assertIncluded(db: Queryable, userId: AccountId): Promise<void> {
  if (!(await hasSourceGaps(db, userId))) throw new AppError('own_site.not_included');
}

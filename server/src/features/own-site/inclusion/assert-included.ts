import { sayInPlans } from '@citato/contract/in-plans';
import { hasSourceGaps, listPlansWithSourceGaps } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { notIncluded } from '../errors.ts';

/** Refuses what the account's plan does not hold: who holds the sources of answers holds what concerns the own site, too. */
export async function assertIncluded(db: Queryable, userId: AccountId): Promise<void> {
  if (!(await hasSourceGaps(db, userId))) throw notIncluded(sayInPlans(await listPlansWithSourceGaps(db)));
}

import { hasSourceGaps, listPlansWithSourceGaps } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { notInPlan } from './errors.ts';

/** @throws AppError where the account's plan does not compare sources */
export async function assertInPlan(db: Queryable, userId: AccountId): Promise<void> {
  if (!(await hasSourceGaps(db, userId))) throw notInPlan(await listPlansWithSourceGaps(db));
}

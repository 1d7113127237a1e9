import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { sourceGapsNotInPlan } from './errors.ts';
import { hasSourceGaps, listPlansWithSourceGaps } from './get-limits.ts';

/** @throws AppError where the account's plan does not compare sources */
export async function assertSourceGaps(db: Queryable, userId: AccountId): Promise<void> {
  if (!(await hasSourceGaps(db, userId))) throw sourceGapsNotInPlan(await listPlansWithSourceGaps(db));
}

import { eq } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';
import type { WatchState } from '../rules/watch/alert-state.ts';
import { alertWatches } from '../tables.ts';

/** What was looked at last of a company; null: nothing yet. */
export async function findWatch(
  db: Queryable,
  companyId: OwnedCompanyId,
): Promise<{ lastDay: RomeDay; state: WatchState } | null> {
  const { lastDay, state } = alertWatches;
  const [row] = await db
    .select({ lastDay, state })
    .from(alertWatches)
    .where(eq(alertWatches.companyId, companyId));
  return row ?? null;
}

/**
 * Until the transaction ends no other process looks at this company; gives the last day that was looked at, null for the
 * first look.
 */
export async function lockWatch(
  tx: Transaction,
  { companyId, userId, now }: { companyId: CompanyId; userId: AccountId; now: Date },
): Promise<RomeDay | null> {
  await tx
    .insert(alertWatches)
    .values({ companyId, userId, lastDay: NEVER, state: {}, lookedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ lastDay: alertWatches.lastDay })
    .from(alertWatches)
    .where(eq(alertWatches.companyId, companyId))
    .for('update');
  return row === undefined || row.lastDay === NEVER ? null : row.lastDay;
}

/** Before any day a company could be looked at. */
const NEVER = '1970-01-01';

export async function recordWatch(
  tx: Transaction,
  { companyId, ...looked }: { companyId: CompanyId; lastDay: RomeDay; state: WatchState; lookedAt: Date },
): Promise<void> {
  await tx.update(alertWatches).set(looked).where(eq(alertWatches.companyId, companyId));
}

/** The last day that was looked at of a company. */
export async function findLookedAt(db: Queryable, companyId: OwnedCompanyId): Promise<RomeDay | null> {
  return (await findWatch(db, companyId))?.lastDay ?? null;
}

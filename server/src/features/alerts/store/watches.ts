import { eq, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, isAnyOf, jsonParameter } from '#platform/db';
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

/** The last day that was looked at of each company; one without a look is left out. */
export async function listLookedAt(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, RomeDay>> {
  const { companyId, lastDay } = alertWatches;
  const rows = await db
    .select({ companyId, lastDay })
    .from(alertWatches)
    .where(isAnyOf(companyId, companyIds));
  return new Map(rows.map((row) => [row.companyId, row.lastDay]));
}

/** Until the transaction ends no other decides whether these companies' day is complete. */
export async function lockCompanies(tx: Transaction, companyIds: readonly CompanyId[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('alerts ' || company_id, 0))
    from jsonb_array_elements_text(${jsonParameter(companyIds.toSorted())}) as company_id`);
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

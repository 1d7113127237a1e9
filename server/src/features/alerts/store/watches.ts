import { and, eq, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, isAnyOf, jsonParameter } from '#platform/db';
import type { WatchState } from '../rules/watch/alert-state.ts';
import { alertWatches } from '../tables.ts';

/** The last look at a company. */
export interface Watch {
  readonly lastDay: RomeDay;
  readonly state: WatchState;
}

/** The last look at each company; one without is left out. */
export async function listWatches(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, Watch>> {
  const { companyId, lastDay, state } = alertWatches;
  const rows = await db
    .select({ companyId, lastDay, state })
    .from(alertWatches)
    .where(isAnyOf(companyId, companyIds));
  return new Map(rows.map(({ companyId: id, ...watch }) => [id, watch]));
}

/** Until the transaction ends no other decides whether these companies' day is complete. */
export async function lockCompanies(tx: Transaction, companyIds: readonly CompanyId[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('alerts ' || company_id, 0))
    from jsonb_array_elements_text(${jsonParameter(companyIds.toSorted())}) as company_id`);
}

/** A look at a company, and the last day that had been looked at when it began; null: none. */
interface Look {
  readonly companyId: CompanyId;
  readonly userId: AccountId;
  readonly before: RomeDay | null;
  readonly lastDay: RomeDay;
  readonly state: WatchState;
  readonly lookedAt: Date;
}

/**
 * Writes down a look unless another process looked meanwhile: false then. Until the transaction ends none looks at this
 * company.
 */
export async function recordWatch(
  db: Queryable,
  { companyId, userId, before, ...looked }: Look,
): Promise<boolean> {
  const watched = { companyId: alertWatches.companyId };
  const recorded =
    before === null
      ? await db
          .insert(alertWatches)
          .values({ companyId, userId, ...looked })
          .onConflictDoNothing()
          .returning(watched)
      : await db
          .update(alertWatches)
          .set(looked)
          .where(and(eq(alertWatches.companyId, companyId), eq(alertWatches.lastDay, before)))
          .returning(watched);
  return recorded.length > 0;
}

/** The last day that was looked at of a company. */
export async function findLookedAt(db: Queryable, companyId: OwnedCompanyId): Promise<RomeDay | null> {
  return (await listWatches(db, [companyId])).get(companyId)?.lastDay ?? null;
}

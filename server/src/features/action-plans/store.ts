import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { Queryable, Transaction } from '#platform/db';
import type { UserId } from '#lib/ids';
import type { PlanEventKind } from './rules/list-events.ts';
import { type PlanActionRow, planActionEvents, planActions } from './tables.ts';

/** What was done with the actions of a company, oldest first. */
export async function listPlanActions(db: Queryable, companyId: OwnedCompanyId): Promise<PlanActionRow[]> {
  return db
    .select()
    .from(planActions)
    .where(eq(planActions.companyId, companyId))
    .orderBy(asc(planActions.createdAt), asc(planActions.key));
}

export async function countPlanActions(tx: Transaction, companyId: OwnedCompanyId): Promise<number> {
  const [row] = await tx
    .select({ actions: count() })
    .from(planActions)
    .where(eq(planActions.companyId, companyId));
  return row?.actions ?? 0;
}

/** Until the transaction ends nobody else changes the plan of this company. */
export async function lockPlan(tx: Transaction, companyId: OwnedCompanyId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('action-plan ' || ${companyId}, 0))`);
}

/** Writes what was done with an action; what stands is replaced. */
export async function upsertPlanAction(
  tx: Transaction,
  row: PlanActionRow & { companyId: OwnedCompanyId },
): Promise<void> {
  const { companyId: _, key: __, createdAt: ___, ...changed } = row;
  await tx
    .insert(planActions)
    .values(row)
    .onConflictDoUpdate({ target: [planActions.companyId, planActions.key], set: changed });
}

export async function findPlanAction(
  tx: Transaction,
  { companyId, key }: { companyId: OwnedCompanyId; key: string },
): Promise<PlanActionRow | null> {
  const [row] = await tx
    .select()
    .from(planActions)
    .where(and(eq(planActions.companyId, companyId), eq(planActions.key, key)));
  return row ?? null;
}

/** Notes who did what with an action. */
export async function insertPlanEvents(
  tx: Transaction,
  {
    companyId,
    key,
    kinds,
    actorId,
    createdAt,
  }: {
    companyId: OwnedCompanyId;
    key: string;
    kinds: readonly PlanEventKind[];
    actorId: UserId | null;
    createdAt: Date;
  },
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insert(planActionEvents)
    .values(kinds.map((kind) => ({ companyId, key, kind, actorId, createdAt })));
}

/** What was done with the actions of a company, and by whom, oldest first. */
export async function listPlanEvents(db: Queryable, companyId: OwnedCompanyId) {
  const { key, kind, actorId, createdAt } = planActionEvents;
  return db
    .select({ companyId: planActionEvents.companyId, key, kind, actorId, createdAt })
    .from(planActionEvents)
    .where(eq(planActionEvents.companyId, companyId))
    .orderBy(asc(planActionEvents.id));
}

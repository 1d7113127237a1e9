import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { Queryable, Transaction } from '#platform/db';
import type { ProposalOutcome } from './rules/proposal-run.ts';
import { type PlanProposalRow, type PlanProposalRunRow, planProposalRuns, planProposals } from './tables.ts';

/** What was proposed last for a company. */
export async function listProposals(db: Queryable, companyId: OwnedCompanyId): Promise<PlanProposalRow[]> {
  return db
    .select()
    .from(planProposals)
    .where(eq(planProposals.companyId, companyId))
    .orderBy(asc(planProposals.number));
}

/** What is proposed now takes the place of what was. */
export async function replaceProposals(
  tx: Transaction,
  { companyId, rows }: { companyId: OwnedCompanyId; rows: readonly PlanProposalRow[] },
): Promise<void> {
  await tx.delete(planProposals).where(eq(planProposals.companyId, companyId));
  if (rows.length > 0) await tx.insert(planProposals).values([...rows]);
}

export async function findRun(db: Queryable, companyId: OwnedCompanyId): Promise<PlanProposalRunRow | null> {
  const [row] = await db.select().from(planProposalRuns).where(eq(planProposalRuns.companyId, companyId));
  return row ?? null;
}

/** Notes that the model is to be asked; what came of the last time stays. */
export async function recordRequest(
  tx: Transaction,
  { companyId, requestedAt }: { companyId: OwnedCompanyId; requestedAt: Date },
): Promise<void> {
  await tx
    .insert(planProposalRuns)
    .values({ companyId, requestedAt })
    .onConflictDoUpdate({ target: planProposalRuns.companyId, set: { requestedAt } });
}

/** Ends what was asked for. @returns false where nothing was: the company is gone, or another worker was first */
export async function endRun(
  db: Queryable,
  { companyId, outcome, endedAt }: { companyId: OwnedCompanyId; outcome: ProposalOutcome; endedAt: Date },
): Promise<boolean> {
  const ended = await db
    .update(planProposalRuns)
    .set({ requestedAt: null, endedAt, outcome })
    .where(and(eq(planProposalRuns.companyId, companyId), isNotNull(planProposalRuns.requestedAt)))
    .returning({ companyId: planProposalRuns.companyId });
  return ended.length > 0;
}

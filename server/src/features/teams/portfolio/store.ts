import type { PortfolioView } from '@citato/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { companyAssignees, portfolioViews } from './tables.ts';

/** Whose table it is: a member’s, in one organisation. */
interface Seat {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

export async function listAssignees(db: Queryable, accountId: AccountId): Promise<Map<CompanyId, UserId>> {
  const rows = await db
    .select()
    .from(companyAssignees)
    .where(eq(companyAssignees.organisationId, accountId))
    .orderBy(asc(companyAssignees.createdAt), asc(companyAssignees.companyId));
  return new Map(rows.map(({ companyId, userId }) => [companyId, userId]));
}

export async function saveAssignee(
  tx: Transaction,
  { companyId, accountId, userId, now }: Seat & { companyId: OwnedCompanyId; now: Date },
): Promise<void> {
  const assigned = { organisationId: accountId, userId, createdAt: now };
  await tx
    .insert(companyAssignees)
    .values({ companyId, ...assigned })
    .onConflictDoUpdate({ target: companyAssignees.companyId, set: assigned });
}

export async function deleteAssignee(tx: Transaction, companyId: OwnedCompanyId): Promise<void> {
  await tx.delete(companyAssignees).where(eq(companyAssignees.companyId, companyId));
}

const isSeat = ({ accountId, userId }: Seat) =>
  and(eq(portfolioViews.organisationId, accountId), eq(portfolioViews.userId, userId));

export async function findView(db: Queryable, seat: Seat): Promise<unknown> {
  const [row] = await db.select({ view: portfolioViews.view }).from(portfolioViews).where(isSeat(seat));
  return row?.view ?? null;
}

export async function saveView(
  db: Queryable,
  { accountId, userId, view, now }: Seat & { view: PortfolioView; now: Date },
): Promise<void> {
  await db
    .insert(portfolioViews)
    .values({ organisationId: accountId, userId, view, savedAt: now })
    .onConflictDoUpdate({
      target: [portfolioViews.organisationId, portfolioViews.userId],
      set: { view, savedAt: now },
    });
}

export async function deleteView(db: Queryable, seat: Seat): Promise<void> {
  await db.delete(portfolioViews).where(isSeat(seat));
}

/** The views of an organisation’s members, oldest first. */
export async function listViews(db: Queryable, accountId: AccountId) {
  return db
    .select()
    .from(portfolioViews)
    .where(eq(portfolioViews.organisationId, accountId))
    .orderBy(asc(portfolioViews.savedAt), asc(portfolioViews.userId));
}

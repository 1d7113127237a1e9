import { eq } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { logAddresses } from '../tables.ts';

export async function findLogAddress(db: Queryable, companyId: OwnedCompanyId) {
  const [row] = await db
    .select({ createdAt: logAddresses.createdAt, lastUsedAt: logAddresses.lastUsedAt })
    .from(logAddresses)
    .where(eq(logAddresses.companyId, companyId));
  return row ?? null;
}

export async function upsertLogAddress(
  db: Queryable,
  {
    companyId,
    userId,
    secretHash,
    createdAt,
  }: { companyId: OwnedCompanyId; userId: AccountId; secretHash: string; createdAt: Date },
): Promise<void> {
  const fresh = { secretHash, createdAt, lastUsedAt: null };
  await db
    .insert(logAddresses)
    .values({ companyId, userId, ...fresh })
    .onConflictDoUpdate({ target: logAddresses.companyId, set: fresh });
}

export async function removeLogAddress(db: Queryable, companyId: OwnedCompanyId): Promise<void> {
  await db.delete(logAddresses).where(eq(logAddresses.companyId, companyId));
}

/** Whose address it is; notes that it was used. */
export async function claimLogAddress(
  db: Queryable,
  { secretHash, now }: { secretHash: string; now: Date },
): Promise<{ userId: AccountId; companyId: CompanyId } | null> {
  const [row] = await db
    .update(logAddresses)
    .set({ lastUsedAt: now })
    .where(eq(logAddresses.secretHash, secretHash))
    .returning({ userId: logAddresses.userId, companyId: logAddresses.companyId });
  return row ?? null;
}

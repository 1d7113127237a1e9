import type { SourceKind } from '@citato/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { Queryable, Transaction } from '#platform/db';
import { sourceKinds } from './tables.ts';

/** The kinds the owner of a company chose, by source. */
export async function listChosenKinds(
  db: Queryable,
  companyId: OwnedCompanyId,
): Promise<Map<string, SourceKind>> {
  const rows = await db
    .select({ source: sourceKinds.source, kind: sourceKinds.kind })
    .from(sourceKinds)
    .where(eq(sourceKinds.companyId, companyId))
    .orderBy(asc(sourceKinds.source));
  return new Map(rows.map(({ source, kind }) => [source, kind]));
}

export async function countChosenKinds(tx: Transaction, companyId: OwnedCompanyId): Promise<number> {
  const [row] = await tx
    .select({ kinds: count() })
    .from(sourceKinds)
    .where(eq(sourceKinds.companyId, companyId));
  return row?.kinds ?? 0;
}

export async function putSourceKind(
  tx: Transaction,
  row: typeof sourceKinds.$inferInsert & { companyId: OwnedCompanyId },
): Promise<void> {
  await tx
    .insert(sourceKinds)
    .values(row)
    .onConflictDoUpdate({
      target: [sourceKinds.companyId, sourceKinds.source],
      set: { kind: row.kind, createdAt: row.createdAt },
    });
}

export async function removeSourceKind(
  tx: Transaction,
  { companyId, source }: { companyId: OwnedCompanyId; source: string },
): Promise<void> {
  await tx
    .delete(sourceKinds)
    .where(and(eq(sourceKinds.companyId, companyId), eq(sourceKinds.source, source)));
}

/** What the owners of an account's companies chose, for its file. */
export async function listKindsOfCompanies(db: Queryable, companyId: OwnedCompanyId) {
  return db
    .select()
    .from(sourceKinds)
    .where(eq(sourceKinds.companyId, companyId))
    .orderBy(asc(sourceKinds.source));
}

import { eq } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { reportLooks } from '../tables.ts';

type Look = Pick<typeof reportLooks.$inferSelect, 'colour' | 'caption' | 'logo'>;

export async function findLook(db: Queryable, companyId: OwnedCompanyId): Promise<Look | null> {
  const { colour, caption, logo } = reportLooks;
  const [row] = await db
    .select({ colour, caption, logo })
    .from(reportLooks)
    .where(eq(reportLooks.companyId, companyId));
  return row ?? null;
}

/** Changes what is given of a look and keeps the rest. */
export async function saveLook(
  db: Queryable,
  {
    companyId,
    userId,
    first,
    now,
    ...changed
  }: { companyId: OwnedCompanyId; userId: AccountId; first: Look; now: Date } & Partial<Look>,
): Promise<void> {
  await db
    .insert(reportLooks)
    .values({ companyId, userId, ...first, ...changed, updatedAt: now })
    .onConflictDoUpdate({ target: reportLooks.companyId, set: { ...changed, updatedAt: now } });
}

export async function listLooks(db: Queryable, userId: AccountId) {
  return db.select().from(reportLooks).where(eq(reportLooks.userId, userId)).orderBy(reportLooks.companyId);
}

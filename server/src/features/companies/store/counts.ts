import { and, count, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { companies, prompts } from '../tables.ts';

export const isLive = and(isNull(companies.archivedAt), isNull(prompts.archivedAt));

export async function countCompanies(db: Queryable, userId: AccountId): Promise<number> {
  const [row] = await db
    .select({ companies: count() })
    .from(companies)
    .where(and(eq(companies.userId, userId), isNull(companies.archivedAt)));
  return row?.companies ?? 0;
}

export async function countPrompts(db: Queryable, userId: AccountId): Promise<number> {
  const [row] = await db
    .select({ prompts: sql<number>`count(*)::int` })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(eq(companies.userId, userId), isLive));
  return row?.prompts ?? 0;
}

/** How many companies and prompts accounts have; archived ones do not count, and who has no company is left out. */
export async function countHeld(
  db: Queryable,
  userIds: readonly AccountId[],
): Promise<{ userId: AccountId; companies: number; prompts: number }[]> {
  return db
    .select({
      userId: companies.userId,
      companies: sql<number>`count(distinct ${companies.id})::int`,
      prompts: sql<number>`count(${prompts.id})::int`,
    })
    .from(companies)
    .leftJoin(prompts, and(eq(prompts.companyId, companies.id), isNull(prompts.archivedAt)))
    .where(and(inArray(companies.userId, [...userIds]), isNull(companies.archivedAt)))
    .groupBy(companies.userId);
}

/** How many companies and prompts came to be from one moment until before another; archived ones count. */
export async function countCreated(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<{ companies: number; prompts: number }> {
  const [ofCompanies] = await db
    .select({ created: count() })
    .from(companies)
    .where(and(gte(companies.createdAt, from), lt(companies.createdAt, until)));
  const [ofPrompts] = await db
    .select({ created: count() })
    .from(prompts)
    .where(and(gte(prompts.createdAt, from), lt(prompts.createdAt, until)));
  return { companies: ofCompanies?.created ?? 0, prompts: ofPrompts?.created ?? 0 };
}

import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { AccountId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { memberCompanies, members, organisations } from '../tables.ts';

/** The organisations a person is in, and the companies they see there as a client; oldest first. */
export async function listMembershipsOf(db: Queryable, userId: UserId) {
  return db
    .select({
      organisationId: members.organisationId,
      name: organisations.name,
      role: members.role,
      companyIds: sql<string[]>`array(
        select ${memberCompanies.companyId} from ${memberCompanies}
        where ${memberCompanies.organisationId} = ${members.organisationId}
          and ${memberCompanies.userId} = ${members.userId} order by 1)`,
      createdAt: members.createdAt,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organisationId));
}

/** The organisations a person owns, with how many others are in each, and how many of them own it as well. */
export async function listOwned(
  db: Queryable,
  userId: UserId,
): Promise<{ accountId: AccountId; others: number; otherOwners: number }[]> {
  const owned = await db
    .select({ accountId: members.organisationId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, 'owner')))
    .orderBy(asc(members.organisationId));
  return Promise.all(
    owned.map(async ({ accountId }) => {
      const [row] = await db
        .select({
          others: count(),
          otherOwners: sql`count(*) filter (where ${members.role} = 'owner')`.mapWith(Number),
        })
        .from(members)
        .where(and(eq(members.organisationId, accountId), ne(members.userId, userId)));
      return { accountId, others: row?.others ?? 0, otherOwners: row?.otherOwners ?? 0 };
    }),
  );
}

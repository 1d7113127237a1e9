import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { listedUsers } from '#features/accounts';
import { accountStatuses } from '#features/billing';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Who signed up from one moment until before another, by the plan they are on now. */
export async function countSignUps(db: Queryable, { from, until }: { from: Date; until: Date }) {
  const { planId, userId } = accountStatuses;
  return db
    .select({ planId, total: count() })
    .from(listedUsers)
    .innerJoin(accountStatuses, eq(userId, listedUsers.id))
    .where(and(gte(listedUsers.createdAt, from), lt(listedUsers.createdAt, until)))
    .groupBy(planId);
}

/** The addresses of those of some accounts that exist. */
export async function listEmails(db: Queryable, ids: readonly AccountId[]) {
  const { id, email } = listedUsers;
  if (ids.length === 0) return [];
  return db
    .select({ id, email })
    .from(listedUsers)
    .where(inArray(id, [...ids]));
}

/** Which of some addresses are those of accounts. */
export async function listEmailsAmong(db: Queryable, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const { email } = listedUsers;
  const rows = await db
    .select({ email })
    .from(listedUsers)
    .where(inArray(email, [...emails]));
  return rows.map((row) => row.email);
}

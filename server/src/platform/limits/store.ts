import { and, count, eq, gt, gte, inArray, like, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { leases, rateLimits } from './tables.ts';

/** Drops counts whose window is over; they count for nothing. */
export async function deleteExpiredCounts(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, moment.getTime()))
    .limit(limit);
  const { rowCount } = await db.delete(rateLimits).where(inArray(rateLimits.key, over));
  return rowCount ?? 0;
}

/** How many keys of a limit have all their uses taken in a window that has not ended. */
export async function countSpentKeys(
  db: Queryable,
  { name, points, now }: { name: string; points: number; now: Date },
): Promise<number> {
  const isOf = like(rateLimits.key, `${name}:%`);
  const [row] = await db
    .select({ spent: count() })
    .from(rateLimits)
    .where(and(isOf, gte(rateLimits.points, points), gt(rateLimits.expire, now.getTime())));
  return row?.spent ?? 0;
}

/** Takes a lease that nobody holds, or whose time is over by the database's clock. */
export async function takeLease(
  db: Queryable,
  { key, holder, seconds }: { key: string; holder: string; seconds: number },
): Promise<boolean> {
  const expiresAt = sql`now() + ${seconds}::int * interval '1s'`;
  const taken = await db
    .insert(leases)
    .values({ key, holder, expiresAt })
    .onConflictDoUpdate({
      target: leases.key,
      set: { holder, expiresAt },
      setWhere: lt(leases.expiresAt, sql`now()`),
    })
    .returning({ key: leases.key });
  return taken.length > 0;
}

/** Makes a lease last longer, if it is still this holder's. */
export async function renewLease(
  db: Queryable,
  { key, holder, seconds }: { key: string; holder: string; seconds: number },
): Promise<void> {
  await db
    .update(leases)
    .set({ expiresAt: sql`now() + ${seconds}::int * interval '1s'` })
    .where(and(eq(leases.key, key), eq(leases.holder, holder)));
}

/** Where the key of every released lease is announced, to whoever waits for it. */
export const LEASES_CHANNEL = 'citato_leases';

/** Gives a lease back, if it is still this holder's, and tells those who wait for it. */
export async function releaseLease(
  db: Queryable,
  { key, holder }: { key: string; holder: string },
): Promise<void> {
  await db.execute(sql`
    with released as (delete from ${leases} where key = ${key} and holder = ${holder} returning key)
    select pg_notify(${LEASES_CHANNEL}, key) from released`);
}

/** Milliseconds until a lease ends by itself, by the database's clock; null where nobody holds it. */
export async function findLeaseEnd(db: Queryable, key: string): Promise<number | null> {
  const endsInMs = sql<number>`(extract(epoch from ${leases.expiresAt} - now()) * 1000)::float8`;
  const [row] = await db.select({ endsInMs }).from(leases).where(eq(leases.key, key));
  return row === undefined ? null : Math.max(0, row.endsInMs);
}

/** Drops leases whose holder died: their time is over by the database's clock. */
export async function deleteExpiredLeases(db: Queryable): Promise<void> {
  await db.delete(leases).where(lt(leases.expiresAt, sql`now()`));
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Database, Queryable } from '#platform/db';
import { listRevisions } from './tables.ts';

/**
 * A text that differs after every transaction that changed what the list of a user's companies shows, and never
 * repeats: the sum grows with each of them, stripes are numbered anew even where an account comes back under its id. A
 * connection plans the statement once: that takes longer than to run it.
 */
export function prepareListVersion(db: Database) {
  const { userId, stripe, revision } = listRevisions;
  const statement = db
    .select({ version: sql<string>`concat(coalesce(max(${stripe}), 0), '.', coalesce(sum(${revision}), 0))` })
    .from(listRevisions)
    .where(eq(userId, sql.placeholder('userId')))
    .prepare('list_version');
  return async (asked: AccountId): Promise<string> => {
    const [row] = await statement.execute({ userId: asked });
    return row?.version ?? '';
  };
}

/** Erases at most `limit` of the counts a deleted account has left; gives how many, 0 at the end. */
export async function eraseListRevisions(
  db: Queryable,
  { userId, limit }: { userId: AccountId; limit: number },
): Promise<number> {
  const { stripe } = listRevisions;
  const some = db.select({ stripe }).from(listRevisions).where(eq(listRevisions.userId, userId)).limit(limit);
  const { rowCount } = await db.delete(listRevisions).where(inArray(stripe, some));
  return rowCount ?? 0;
}

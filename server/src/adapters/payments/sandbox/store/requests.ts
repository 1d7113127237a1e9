import { eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';
import { sandboxRequests } from '../tables.ts';

/** False when the key is taken; one that is being taken is waited for. */
export async function claimKey(
  tx: Transaction,
  request: { key: string; parametersHash: string; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(sandboxRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ key: sandboxRequests.key });
  return rows.length > 0;
}

export async function getRequest(db: Queryable, key: string) {
  const [row] = await db
    .select({ parametersHash: sandboxRequests.parametersHash, reply: sandboxRequests.reply })
    .from(sandboxRequests)
    .where(eq(sandboxRequests.key, key));
  if (row === undefined) throw new Error('A claimed key of the sandbox is gone');
  return row;
}

export async function storeReply(
  tx: Transaction,
  { key, reply }: { key: string; reply: unknown },
): Promise<void> {
  await tx.update(sandboxRequests).set({ reply }).where(eq(sandboxRequests.key, key));
}

/** Removes keys that nobody repeats any more; gives how many went. */
export async function deleteRequestsBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ key: sandboxRequests.key })
    .from(sandboxRequests)
    .where(lt(sandboxRequests.createdAt, moment))
    .limit(limit);
  const { rowCount } = await db.delete(sandboxRequests).where(inArray(sandboxRequests.key, old));
  return rowCount ?? 0;
}

import { eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';
import { type AssistantRow, assistants, oauthTokens, type TokenRow } from '../tables.ts';

export interface IssuedToken {
  readonly token: TokenRow;
  readonly assistant: AssistantRow;
}

export async function insertTokens(tx: Transaction, rows: readonly TokenRow[]): Promise<void> {
  await tx.insert(oauthTokens).values([...rows]);
}

/** A token and whose it is, whatever their state: what is revoked at once is read at every call. */
export async function findToken(db: Queryable, hash: string): Promise<IssuedToken | null> {
  const [row] = await db
    .select({ token: oauthTokens, assistant: assistants })
    .from(oauthTokens)
    .innerJoin(assistants, eq(assistants.id, oauthTokens.assistantId))
    .where(eq(oauthTokens.hash, hash));
  return row ?? null;
}

/** The same for who will use it: two uses at the same time come one after the other. */
export async function lockToken(tx: Transaction, hash: string): Promise<IssuedToken | null> {
  const [row] = await tx
    .select({ token: oauthTokens, assistant: assistants })
    .from(oauthTokens)
    .innerJoin(assistants, eq(assistants.id, oauthTokens.assistantId))
    .where(eq(oauthTokens.hash, hash))
    .for('update');
  return row ?? null;
}

export async function noteUsed(tx: Transaction, { hash, now }: { hash: string; now: Date }): Promise<void> {
  await tx.update(oauthTokens).set({ usedAt: now }).where(eq(oauthTokens.hash, hash));
}

/** Drops tokens that have ended, at most `limit`; gives how many went. */
export async function deleteEndedTokens(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const { hash, expiresAt } = oauthTokens;
  const ended = db.select({ hash }).from(oauthTokens).where(lt(expiresAt, moment)).limit(limit);
  const { rowCount } = await db.delete(oauthTokens).where(inArray(hash, ended));
  return rowCount ?? 0;
}

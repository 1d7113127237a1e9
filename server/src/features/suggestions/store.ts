import { and, count, desc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { SuggestionId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { promptSuggestions, type SuggestionRow } from './tables.ts';

/** The newest request of a user for a website, whatever became of it. */
export async function findNewestOf(
  db: Queryable,
  { userId, websiteUrl }: { userId: AccountId; websiteUrl: string },
): Promise<SuggestionRow | null> {
  const [row] = await db
    .select()
    .from(promptSuggestions)
    .where(and(eq(promptSuggestions.userId, userId), eq(promptSuggestions.websiteUrl, websiteUrl)))
    .orderBy(desc(promptSuggestions.createdAt))
    .limit(1);
  return row ?? null;
}

/** A user's requests for a website that have not expired, newest first. */
export async function listFreshOf(
  db: Queryable,
  { userId, websiteUrl, now }: { userId: AccountId; websiteUrl: string; now: Date },
): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(promptSuggestions)
    .where(
      and(
        eq(promptSuggestions.userId, userId),
        eq(promptSuggestions.websiteUrl, websiteUrl),
        gt(promptSuggestions.expiresAt, now),
      ),
    )
    .orderBy(desc(promptSuggestions.createdAt));
}

/** How many proposed prompts of accounts are kept; who has none is left out. */
export async function countKeptOf(
  db: Queryable,
  { userIds, now }: { userIds: readonly AccountId[]; now: Date },
): Promise<{ userId: AccountId; suggestions: number }[]> {
  const { userId, suggestions, expiresAt } = promptSuggestions;
  return db
    .select({ userId, suggestions: sql<number>`sum(jsonb_array_length(${suggestions}))::int` })
    .from(promptSuggestions)
    .where(and(inArray(userId, [...userIds]), gt(expiresAt, now)))
    .groupBy(userId);
}

/** Everything a user asked for, oldest first. */
export async function listAllOf(db: Queryable, userId: AccountId): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(promptSuggestions)
    .where(eq(promptSuggestions.userId, userId))
    .orderBy(promptSuggestions.createdAt);
}

/** How many requests since a moment count: their site was read, or is being read by a live worker. */
export async function countSpent(
  db: Queryable,
  { userId, since, pendingSince }: { userId: AccountId; since: Date; pendingSince: Date },
): Promise<number> {
  const { createdAt, isSiteRead, status } = promptSuggestions;
  const isUnderway = and(eq(status, 'pending'), gt(createdAt, pendingSince));
  const [row] = await db
    .select({ spent: count() })
    .from(promptSuggestions)
    .where(
      and(eq(promptSuggestions.userId, userId), gte(createdAt, since), or(eq(isSiteRead, true), isUnderway)),
    );
  return row?.spent ?? 0;
}

export async function insertPending(
  tx: Transaction,
  row: Pick<
    SuggestionRow,
    'id' | 'userId' | 'websiteUrl' | 'companyName' | 'description' | 'createdAt' | 'expiresAt'
  >,
): Promise<SuggestionRow> {
  const [inserted] = await tx
    .insert(promptSuggestions)
    .values({ ...row, status: 'pending' })
    .returning();
  if (inserted === undefined) throw new Error('A request for suggestions was not stored');
  return inserted;
}

/** Gives up open requests for a website: no worker prepares them any more. */
export async function failLost(
  tx: Transaction,
  { userId, websiteUrl }: { userId: AccountId; websiteUrl: string },
): Promise<void> {
  const { status } = promptSuggestions;
  await tx
    .update(promptSuggestions)
    .set({ status: 'failed', failure: 'interrupted' })
    .where(
      and(
        eq(promptSuggestions.userId, userId),
        eq(promptSuggestions.websiteUrl, websiteUrl),
        eq(status, 'pending'),
      ),
    );
}

export async function findPending(db: Queryable, id: SuggestionId): Promise<SuggestionRow | null> {
  const [row] = await db
    .select()
    .from(promptSuggestions)
    .where(and(eq(promptSuggestions.id, id), eq(promptSuggestions.status, 'pending')));
  return row ?? null;
}

/** Stores the outcome of a request; a finished one stays as it is. */
export async function settleSuggestion(
  db: Queryable,
  { id, ...outcome }: Pick<SuggestionRow, 'id'> & Partial<SuggestionRow>,
): Promise<void> {
  await db
    .update(promptSuggestions)
    .set(outcome)
    .where(and(eq(promptSuggestions.id, id), eq(promptSuggestions.status, 'pending')));
}

export async function markViewed(db: Queryable, ids: readonly SuggestionId[]): Promise<void> {
  await db
    .update(promptSuggestions)
    .set({ isViewed: true })
    .where(inArray(promptSuggestions.id, [...ids]));
}

/** Removes expired suggestions, at most `limit`; gives how many went. */
export async function deleteExpired(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const expired = db
    .select({ id: promptSuggestions.id })
    .from(promptSuggestions)
    .where(lt(promptSuggestions.expiresAt, now))
    .limit(limit);
  const { rowCount } = await db.delete(promptSuggestions).where(inArray(promptSuggestions.id, expired));
  return rowCount ?? 0;
}

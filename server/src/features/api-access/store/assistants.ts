import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AccountId, AssistantId, UserId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';
import { assistantDays, type AssistantRow, assistants } from '../tables.ts';

const isConnected = isNotNull(assistants.connectedAt);

/** Assistants of an account, newest first, with their calls since a day; of one person where one is named. */
export async function listAssistantsOf(
  db: Queryable,
  { userId, memberId, since }: { userId: AccountId; memberId: UserId | null; since: RomeDay },
): Promise<(AssistantRow & { readonly calls: number })[]> {
  const rows = await db
    .select({ row: assistants, calls: sql<number>`coalesce(sum(${assistantDays.calls}), 0)::int` })
    .from(assistants)
    .leftJoin(assistantDays, and(eq(assistantDays.assistantId, assistants.id), gte(assistantDays.day, since)))
    .where(
      and(
        eq(assistants.userId, userId),
        memberId === null ? undefined : eq(assistants.memberId, memberId),
        isConnected,
      ),
    )
    .groupBy(assistants.id)
    .orderBy(desc(assistants.createdAt), desc(assistants.id));
  return rows.map(({ row, calls }) => ({ ...row, calls }));
}

/** Assistants of an account that can call now. */
export async function countActiveAssistants(
  db: Queryable,
  { userId, now }: { userId: AccountId; now: Date },
): Promise<number> {
  const { expiresAt, revokedAt } = assistants;
  const [row] = await db
    .select({ count: count() })
    .from(assistants)
    .where(and(eq(assistants.userId, userId), isNull(revokedAt), gt(expiresAt, now), isConnected));
  return row?.count ?? 0;
}

/** Whether any assistant ever came back from there. */
export async function isKnownReturn(db: Queryable, returnsTo: string): Promise<boolean> {
  const [row] = await db
    .select({ id: assistants.id })
    .from(assistants)
    .where(and(eq(assistants.returnsTo, returnsTo), isConnected))
    .limit(1);
  return row !== undefined;
}

export async function insertAssistant(tx: Transaction, row: AssistantRow): Promise<void> {
  await tx.insert(assistants).values(row);
}

export async function findAssistant(db: Queryable, id: AssistantId): Promise<AssistantRow | null> {
  const [row] = await db.select().from(assistants).where(eq(assistants.id, id));
  return row ?? null;
}

export async function noteConnected(
  tx: Transaction,
  { id, now }: { id: AssistantId; now: Date },
): Promise<void> {
  await tx.update(assistants).set({ connectedAt: now }).where(eq(assistants.id, id));
}

/** Ends an assistant; null when there is none, or it was ended before. */
export async function endAssistant(
  tx: Transaction,
  { id, now }: { id: AssistantId; now: Date },
): Promise<AssistantRow | null> {
  const [row] = await tx
    .update(assistants)
    .set({ revokedAt: now })
    .where(and(eq(assistants.id, id), isNull(assistants.revokedAt)))
    .returning();
  return row ?? null;
}

/** Counts a call and notes when it came. */
export async function recordAssistantUse(
  db: Queryable,
  { id, day, now }: { id: AssistantId; day: RomeDay; now: Date },
): Promise<void> {
  await db.execute(sql`
    with used as (update ${assistants} set last_used_at = ${now.toISOString()}::timestamptz where id = ${id} returning id)
    insert into ${assistantDays} (assistant_id, day, calls) select id, ${day}::date, 1 from used
    on conflict (assistant_id, day) do update set calls = ${assistantDays}.calls + 1`);
}

/** Drops what ended before a moment, and consents whose code was never used; gives how many went. */
export async function deleteEndedAssistants(
  db: Queryable,
  { moment, unusedBefore, limit }: { moment: Date; unusedBefore: Date; limit: number },
): Promise<number> {
  const { id, createdAt, connectedAt, expiresAt, revokedAt } = assistants;
  const ended = db
    .select({ id })
    .from(assistants)
    .where(
      or(lt(expiresAt, moment), lt(revokedAt, moment), and(isNull(connectedAt), lt(createdAt, unusedBefore))),
    )
    .limit(limit);
  const { rowCount } = await db.delete(assistants).where(inArray(id, ended));
  return rowCount ?? 0;
}

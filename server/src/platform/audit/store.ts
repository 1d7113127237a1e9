import { ADMIN_ACTS, type AdminAct } from '@citato/contract';
import { and, asc, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type SecurityEventKind, auditLog } from './tables.ts';

/** Security events of an account, and acts of administrators; of the request only the device is stored. */
export interface SecurityEvent {
  /** Null: an address nobody has an account for. */
  readonly userId: UserId | null;
  readonly kind: SecurityEventKind;
  /** The device it happened on; null when none was signed in. */
  readonly sessionId: SessionId | null;
  /** Whose account an administrator did it to. */
  readonly targetUserId?: AccountId;
  /** What an administrator did it with, for example a kind of job and how many. */
  readonly subject?: string;
  readonly createdAt: Date;
}

export async function recordSecurityEvent(db: Queryable, event: SecurityEvent): Promise<void> {
  await db.insert(auditLog).values(event);
}

/** An account's events, oldest first. */
export async function listSecurityEvents(db: Queryable, userId: UserId) {
  return db
    .select({
      kind: auditLog.kind,
      sessionId: auditLog.sessionId,
      targetUserId: auditLog.targetUserId,
      subject: auditLog.subject,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(asc(auditLog.id));
}

/** What administrators did, newest first, below an entry when one is named; the trail outlives their accounts. */
export async function listActs(db: Queryable, { before, limit }: { before: number | null; limit: number }) {
  const { id, userId, pseudonym, targetUserId, subject, createdAt } = auditLog;
  return db
    .select({
      id,
      kind: sql<AdminAct>`${auditLog.kind}`,
      userId,
      pseudonym,
      targetUserId,
      subject,
      createdAt,
    })
    .from(auditLog)
    .where(and(inArray(auditLog.kind, [...ADMIN_ACTS]), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}

/**
 * Removes a deleted account from the log, at most `limit` events: events about it are deleted, its acts as an
 * administrator stay under a pseudonym. Returns how many events that were.
 */
export async function eraseSecurityEventsOf(
  db: Queryable,
  { userId, pseudonym, limit }: { userId: UserId; pseudonym: string; limit: number },
): Promise<number> {
  const batchOf = (kinds: SQL) =>
    db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.userId, userId), kinds))
      .limit(limit);
  const gone = await db
    .delete(auditLog)
    .where(inArray(auditLog.id, batchOf(notInArray(auditLog.kind, [...ADMIN_ACTS]))))
    .returning({ id: auditLog.id });
  if (gone.length > 0) return gone.length;
  const unnamed = await db
    .update(auditLog)
    .set({ userId: null, sessionId: null, pseudonym })
    .where(inArray(auditLog.id, batchOf(inArray(auditLog.kind, [...ADMIN_ACTS]))))
    .returning({ id: auditLog.id });
  return unnamed.length;
}

/** Drops old events, at most `limit`; gives how many went. */
export async function deleteSecurityEventsBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lt(auditLog.createdAt, moment))
    .limit(limit);
  const { rowCount } = await db.delete(auditLog).where(inArray(auditLog.id, old));
  return rowCount ?? 0;
}

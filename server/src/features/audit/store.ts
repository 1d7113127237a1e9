import { asc, eq, lt } from 'drizzle-orm';
import type { SessionId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type SecurityEventKind, auditLog } from './tables.ts';

/** What concerns an account's security, or was done by an administrator; of the request it says the device at most. */
export interface SecurityEvent {
  readonly userId: UserId;
  readonly kind: SecurityEventKind;
  /** The device it happened on; null when none was signed in. */
  readonly sessionId: SessionId | null;
  /** What an administrator did it to, for example a kind of job with its id. */
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
      subject: auditLog.subject,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(asc(auditLog.id));
}

export async function deleteSecurityEventsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, moment));
}

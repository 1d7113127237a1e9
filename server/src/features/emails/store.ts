import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { EmailId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { emails } from './tables.ts';

export interface NewEmail {
  id: EmailId;
  userId: UserId | null;
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}

export async function insertEmail(db: Queryable, email: NewEmail): Promise<void> {
  await db.insert(emails).values({ ...email, status: 'queued', attempts: 0 });
}

/** A mail that still waits to be handed over; null once it is delivered, given up or deleted with its account. */
export async function findQueuedEmail(db: Queryable, emailId: EmailId) {
  const [email] = await db
    .select({
      id: emails.id,
      to: emails.recipient,
      replyTo: emails.replyTo,
      subject: emails.subject,
      html: sql<string>`${emails.html}`,
      text: sql<string>`${emails.text}`,
    })
    .from(emails)
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
  return email ?? null;
}

export async function markDelivered(
  db: Queryable,
  { emailId, deliveredAt, keepsContent }: { emailId: EmailId; deliveredAt: Date; keepsContent: boolean },
): Promise<void> {
  await db
    .update(emails)
    .set({
      status: 'delivered',
      deliveredAt,
      lastError: null,
      attempts: sql`${emails.attempts} + 1`,
      ...(keepsContent ? {} : { html: null, text: null }),
    })
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
}

export async function recordFailedAttempt(
  db: Queryable,
  { emailId, error, isFinal }: { emailId: EmailId; error: string; isFinal: boolean },
): Promise<void> {
  await db
    .update(emails)
    .set({
      status: isFinal ? 'failed' : 'queued',
      lastError: error,
      attempts: sql`${emails.attempts} + 1`,
    })
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
}

/** The newest mails whose content is still kept, at most `limit`. */
export async function listKeptEmails(
  db: Queryable,
  { recipient, limit }: { recipient: string | undefined; limit: number },
) {
  return db
    .select({
      to: emails.recipient,
      subject: emails.subject,
      html: sql<string>`${emails.html}`,
      text: sql<string>`${emails.text}`,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(
      and(
        isNotNull(emails.html),
        isNotNull(emails.text),
        eq(emails.status, 'delivered'),
        recipient === undefined ? undefined : eq(emails.recipient, recipient),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit);
}

/** The mails that belong to an account, oldest first, without their text. */
export async function listMailsOf(db: Queryable, userId: UserId) {
  return db
    .select({
      kind: emails.kind,
      recipient: emails.recipient,
      subject: emails.subject,
      status: emails.status,
      createdAt: emails.createdAt,
      deliveredAt: emails.deliveredAt,
    })
    .from(emails)
    .where(eq(emails.userId, userId))
    .orderBy(asc(emails.createdAt), asc(emails.id));
}

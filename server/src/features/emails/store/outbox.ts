import { and, eq, sql } from 'drizzle-orm';
import type { EmailId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type StoredAttachment, unpackAttachments } from '../rules/attachments.ts';
import { emails } from '../tables.ts';

export interface NewEmail {
  id: EmailId;
  userId: UserId | null;
  kind: string;
  recipient: string;
  replyTo: string | null;
  unsubscribeLink: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: StoredAttachment[] | null;
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
      unsubscribeLink: emails.unsubscribeLink,
      subject: emails.subject,
      html: sql<string>`${emails.html}`,
      text: sql<string>`${emails.text}`,
      attachments: emails.attachments,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
  return email === undefined ? null : { ...email, attachments: unpackAttachments(email.attachments) };
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
      ...(keepsContent ? {} : { html: null, text: null, attachments: null }),
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
      ...(isFinal ? { html: null, text: null, attachments: null } : {}),
      lastError: error,
      attempts: sql`${emails.attempts} + 1`,
    })
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
}

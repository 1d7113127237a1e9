import {
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  min,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { EmailId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type EmailEventKind, type EmailStatus, emailEvents, emails } from './tables.ts';

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
      createdAt: emails.createdAt,
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
      ...(isFinal ? { html: null, text: null } : {}),
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

/** What became of the mails of an account, by mail, oldest first. */
export async function listMailEventsOf(db: Queryable, userId: UserId) {
  const { emailId, kind, detail, createdAt } = emailEvents;
  const rows = await db
    .select({ emailId, kind, detail, createdAt })
    .from(emailEvents)
    .innerJoin(emails, eq(emails.id, emailId))
    .where(eq(emails.userId, userId))
    .orderBy(asc(emailEvents.id));
  return Map.groupBy(rows, (row) => row.emailId);
}

/** The mails that belong to an account, oldest first, without their text. */
export async function listMailsOf(db: Queryable, userId: UserId) {
  return db
    .select({
      id: emails.id,
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

/** Stores events of mails that still exist; one that is known already changes nothing. */
export async function insertEmailEvents(
  db: Queryable,
  events: readonly Omit<typeof emailEvents.$inferSelect, 'id'>[],
): Promise<void> {
  const ids = events.map(({ emailId }) => emailId);
  const known = await db.select({ id: emails.id }).from(emails).where(inArray(emails.id, ids));
  const existing = new Set(known.map(({ id }) => id));
  const rows = events.filter(({ emailId }) => existing.has(emailId));
  if (rows.length > 0) await db.insert(emailEvents).values(rows).onConflictDoNothing();
}

/** The provider accepted these mails and found later that they cannot be delivered. */
export async function markBounced(db: Queryable, emailIds: readonly EmailId[]): Promise<void> {
  await db
    .update(emails)
    .set({ status: 'failed', deliveredAt: null, html: null, text: null })
    .where(and(inArray(emails.id, [...emailIds]), eq(emails.status, 'delivered')));
}

/** Deletes mails with their events after their retention. */
export async function deleteMailsBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(lt(emails.createdAt, moment), ne(emails.status, 'queued')))
    .limit(limit);
  const { rowCount } = await db.delete(emails).where(inArray(emails.id, old));
  return rowCount ?? 0;
}

/**
 * Mails sent since a moment, counted by recipient with the reports of each: of all recipients, or of those named. A
 * mail that waits, or was given up without an answer, was not sent.
 */
export async function countMailsByRecipient(
  db: Queryable,
  { since, recipients, limit }: { since: Date; recipients: readonly string[] | null; limit: number },
) {
  const tells = (...kinds: EmailEventKind[]) =>
    sql<boolean>`coalesce(bool_or(${inArray(emailEvents.kind, kinds)}), false)`;
  const reports = db
    .select({
      isBounced: tells('bounced').as('is_bounced'),
      isComplained: tells('complained').as('is_complained'),
      isOpened: tells('opened').as('is_opened'),
      isDelivered: tells('delivered', 'opened', 'complained').as('is_delivered'),
    })
    .from(emailEvents)
    .where(eq(emailEvents.emailId, emails.id))
    .as('reports');
  const { isBounced, isComplained, isOpened, isDelivered } = reports;
  const counting = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const arrived = sql`${isDelivered} and not ${isBounced}`;
  return db
    .select({
      recipient: emails.recipient,
      sent: count(),
      reported: counting(sql`${isDelivered} or ${isBounced}`),
      delivered: counting(arrived),
      bounced: counting(sql`${isBounced}`),
      complained: counting(sql`${isComplained}`),
      opened: counting(sql`${isOpened} and not ${isBounced}`),
    })
    .from(emails)
    .crossJoinLateral(reports)
    .where(
      and(
        gte(emails.createdAt, since),
        or(eq(emails.status, 'delivered'), isBounced),
        recipients === null ? undefined : inArray(emails.recipient, [...recipients]),
      ),
    )
    .groupBy(emails.recipient)
    .orderBy(desc(count()), asc(emails.recipient))
    .limit(limit);
}

/** Whether any opening was reported since a moment. */
export async function hasOpenings(db: Queryable, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: emailEvents.id })
    .from(emailEvents)
    .where(and(gte(emailEvents.createdAt, since), eq(emailEvents.kind, 'opened')))
    .limit(1);
  return rows.length > 0;
}

/** Mails written since a moment by outcome. */
export async function countMailsSince(db: Queryable, since: Date) {
  const withStatus = (status: EmailStatus) =>
    sql`count(*) filter (where ${emails.status} = ${status})`.mapWith(Number);
  const [row] = await db
    .select({ delivered: withStatus('delivered'), failed: withStatus('failed') })
    .from(emails)
    .where(gte(emails.createdAt, since));
  return row ?? { delivered: 0, failed: 0 };
}

/** Mails that wait among those written since a moment, and when the first of them was written. */
export async function measureOutbox(
  db: Queryable,
  since: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(emails.createdAt) })
    .from(emails)
    .where(and(eq(emails.status, 'queued'), gte(emails.createdAt, since)));
  return row ?? { waiting: 0, oldestAt: null };
}

/** The errors of mails written since a moment that failed, or wait after a try; at most `limit`. */
export async function listMailFaults(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<{ said: string; isWaiting: boolean }[]> {
  const bounce = db
    .select({ detail: emailEvents.detail })
    .from(emailEvents)
    .where(and(eq(emailEvents.emailId, emails.id), eq(emailEvents.kind, 'bounced')))
    .limit(1);
  const said = sql<string>`coalesce(${emails.lastError}, (${bounce}), '')`;
  const rows = await db
    .select({ said, status: emails.status })
    .from(emails)
    .where(
      and(
        gte(emails.createdAt, since),
        or(eq(emails.status, 'failed'), and(eq(emails.status, 'queued'), isNotNull(emails.lastError))),
      ),
    )
    .limit(limit);
  return rows.map((row) => ({ said: row.said, isWaiting: row.status === 'queued' }));
}

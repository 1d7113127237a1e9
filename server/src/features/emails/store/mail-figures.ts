import { type SQL, and, asc, count, desc, eq, gte, inArray, isNotNull, min, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { type EmailEventKind, type EmailStatus, emailEvents, emails } from '../tables.ts';

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

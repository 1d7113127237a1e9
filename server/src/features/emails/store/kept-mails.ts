import { and, asc, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { EmailId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { emailEvents, emails } from '../tables.ts';

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
      attachments: sql<{ name: string; bytes: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('name', one ->> 'name', 'bytes', length(one ->> 'base64') / 4 * 3)), '[]')
        from jsonb_array_elements(${emails.attachments}) as one)`,
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
    .set({ status: 'failed', deliveredAt: null, html: null, text: null, attachments: null })
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

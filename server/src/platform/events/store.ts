import { liveEvent, type LiveEvent } from '@citato/contract';
import { type SQL, and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { toId, type AccountId } from '#lib/ids';
import { type Queryable, executeOften, jsonParameter, renderOnce } from '#platform/db';
import { liveEvents } from './tables.ts';

export const LIVE_CHANNEL = 'citato_live_events';

export interface StoredLiveEvent {
  readonly id: number;
  readonly userId: AccountId;
  readonly event: LiveEvent;
}

interface NewLiveEvent {
  readonly userId: AccountId;
  readonly event: LiveEvent;
}

interface NewLiveEvents {
  readonly messages: readonly NewLiveEvent[];
  readonly createdAt: Date;
}

/** Stores events and notifies the listeners of each; both happen when the transaction commits. */
export async function insertLiveEvents(db: Queryable, { messages, createdAt }: NewLiveEvents): Promise<void> {
  if (messages.length === 0) return;
  await executeOften(
    db,
    sql`
    with stored as (${insertEvents({ messages, createdAt }, sql`true`)})
    select ${NOTIFY} from stored order by id`,
  );
}

/** Events that are about something each. */
export interface EventsOfSubjects {
  readonly messages: readonly (NewLiveEvent & { readonly subject: string })[];
  /** A query of ids. */
  readonly subjects: SQL;
}

export type PartsThatPublish = SQL;

/**
 * The same as parts of a statement's `with`, for messages whose `subject` is among the `subjects`. The statement has to
 * read `notified.done`, or nobody is notified.
 */
export function partsThatPublish({
  subjects,
  ...events
}: NewLiveEvents & EventsOfSubjects): PartsThatPublish {
  const isWanted = sql`(message ->> 'subject')::uuid in (${subjects})`;
  return sql`published as (${insertEvents(events, isWanted)}),
    notified as materialized (select ${NOTIFY}::text as done from (select * from published order by id) as published)`;
}

const NOTIFY = renderOnce(sql`pg_notify(${sql.raw(`'${LIVE_CHANNEL}'`)}, id || ' ' || user_id)`);

const insertEvents = ({ messages, createdAt }: NewLiveEvents, isWanted: SQL) => sql`
      insert into live_events (user_id, event, created_at)
      select (message ->> 'userId')::uuid, message -> 'event', ${createdAt.toISOString()}
      from jsonb_array_elements(${jsonParameter(messages)}) with ordinality as one (message, place)
      where ${isWanted}
      order by place
      returning id, user_id`;

export async function listLiveEvents(db: Queryable, ids: readonly number[]): Promise<StoredLiveEvent[]> {
  const rows = await db
    .select()
    .from(liveEvents)
    .where(inArray(liveEvents.id, [...ids]))
    .orderBy(asc(liveEvents.id));
  return rows.flatMap(toStored);
}

/** What a user missed since `afterId`, oldest first, at most `limit`. */
export async function listLiveEventsAfter(
  db: Queryable,
  { userId, afterId, limit }: { userId: AccountId; afterId: number; limit: number },
): Promise<StoredLiveEvent[]> {
  const rows = await db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.userId, userId), gt(liveEvents.id, afterId)))
    .orderBy(asc(liveEvents.id))
    .limit(limit);
  return rows.flatMap(toStored);
}

export async function deleteLiveEventsBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(lt(liveEvents.createdAt, moment))
    .limit(limit);
  const { rowCount } = await db.delete(liveEvents).where(inArray(liveEvents.id, old));
  return rowCount ?? 0;
}

export async function deleteLiveEventsOf(db: Queryable, userId: AccountId): Promise<void> {
  await db.delete(liveEvents).where(eq(liveEvents.userId, userId));
}

/**
 * Events of kinds that only a newer release knows are left out: while both run, the older one sends the kinds it knows.
 */
function toStored({ id, userId, event }: typeof liveEvents.$inferSelect): StoredLiveEvent[] {
  const known = liveEvent.safeParse(event);
  return known.success ? [{ id, userId: toId<AccountId>(userId), event: known.data }] : [];
}

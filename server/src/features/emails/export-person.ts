import type { UserId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listMailEventsOf, listMailsOf } from './store/kept-mails.ts';

/** The mails written for an account and what became of them; their text is left out: its links are secrets. */
export async function exportPerson(db: Queryable, userId: UserId): Promise<OwnData> {
  const events = await listMailEventsOf(db, userId);
  const mails = await listMailsOf(db, userId);
  return {
    emails: mails.map(({ id, ...mail }) => ({
      ...mail,
      events: (events.get(id) ?? []).map(({ kind, detail, createdAt }) => ({ kind, detail, createdAt })),
    })),
  };
}

import type { AccountId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listAllAlerts } from './store/alerts.ts';
import { listChosenOf } from './store/member-settings.ts';
import { findSettings, listMutes } from './store/settings.ts';

const PAGE_SIZE = 500;

/** Everything an account was alerted of, oldest first, a page at a time. */
export async function* exportAlerts(db: Queryable, userId: AccountId) {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = await listAllAlerts(db, { userId, offset, limit: PAGE_SIZE });
    yield* page.map(({ userId: _, ...alert }) => alert);
    if (page.length < PAGE_SIZE) return;
  }
}

/** When and of what somebody is mailed of alerts, in each organisation they are in. */
export async function exportMailSettings(db: Queryable, userId: UserId) {
  return listChosenOf(db, userId);
}

/** What an account hears of, and what it does not. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const mutes = await listMutes(db, userId);
  return { settings: await findSettings(db, userId), mutes: mutes.map(({ userId: _, ...mute }) => mute) };
}

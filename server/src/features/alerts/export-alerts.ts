import type { AccountId, UserId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listAllAlerts } from './store/alerts.ts';
import { listChosenOf } from './store/member-settings.ts';
import { findSettings, listMutes } from './store/settings.ts';

const PAGE_SIZE = 500;

/** Everything an account was alerted of, oldest first, a page at a time. */
async function* streamAlerts(db: Queryable, userId: AccountId) {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = await listAllAlerts(db, { userId, offset, limit: PAGE_SIZE });
    yield* page.map(({ userId: _, ...alert }) => alert);
    if (page.length < PAGE_SIZE) return;
  }
}

/** When and of what somebody is mailed of alerts, in each organisation they are in. */
export async function exportPerson(db: Queryable, userId: UserId): Promise<OwnData> {
  return { alertMails: await listChosenOf(db, userId) };
}

/** What an account hears of, what it does not, and everything it was alerted of. */
export async function exportOrganisation(db: Queryable, accountId: AccountId): Promise<OwnData> {
  const mutes = (await listMutes(db, accountId)).map(({ userId: _, ...mute }) => mute);
  return {
    alertSettings: { settings: await findSettings(db, accountId), mutes },
    alerts: streamAlerts(db, accountId),
  };
}

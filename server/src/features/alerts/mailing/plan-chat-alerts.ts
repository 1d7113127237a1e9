import type { Alert } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import type { AccountId, AlertId, CompanyId, WebhookId } from '#lib/ids';
import type { ZoneDay } from '#lib/zone-time';
import type { Queryable } from '#platform/db';
import { loadNames } from '../listing/load-names.ts';
import { shapeAlert } from '../listing/shape-alert.ts';
import { findHeldMonday, findSendable } from '../rules/mailing/plan-mail.ts';
import { isMuted } from '../rules/settings/is-muted.ts';
import { findAlertOf, listOpenSince } from '../store/alerts.ts';
import { findSettings, listMutes } from '../store/settings.ts';

/** From a Friday evening to a Monday night is less. */
const WEEKEND_DAYS = 4;
const DAY_MS = 86_400_000;

export interface ChatAlerts {
  readonly dueAt: Date;
  /** The Monday on which all alerts of a free weekend are sent in one message; null: this one is sent by itself. */
  readonly monday: ZoneDay | null;
  /** What a channel is notified, oldest first. */
  readonly ofChannel: (channel: {
    readonly id: WebhookId;
    /** Null: of all companies. */
    readonly companyId: CompanyId | null;
  }) => Alert[];
}

/**
 * What an account's channels are sent after an alert, and when, by the hours of its owner; null where the alert is over by
 * now, or its account holds no alerts any more. Muted alerts, and those of a kind that stays out of chats, are left out.
 */
export async function planChatAlerts(
  db: Queryable,
  { userId, alertId, now }: { userId: AccountId; alertId: AlertId; now: Date },
): Promise<ChatAlerts | null> {
  const row = await findAlertOf(db, { userId, alertId });
  if (row?.clearedAt !== null || !(await holdsAlerts(db, userId))) return null;
  const settings = await findSettings(db, userId);
  const monday = findHeldMonday(row.raisedAt, settings);
  const since = new Date(row.raisedAt.getTime() - WEEKEND_DAYS * DAY_MS);
  const notified =
    monday === null
      ? [row]
      : (await listOpenSince(db, { userId, since })).filter(
          ({ raisedAt }) => findHeldMonday(raisedAt, settings) === monday,
        );
  const mutes = await listMutes(db, userId);
  const names = await loadNames(db, userId);
  return {
    dueAt: findSendable(now, settings),
    monday,
    ofChannel: ({ id: channelId, companyId: wanted }) =>
      notified.flatMap((one) => {
        const { companyId, subject, kind } = one;
        const isOfAnother = wanted !== null && wanted !== companyId;
        if (isOfAnother || !settings.kinds[kind].chat) return [];
        if (isMuted(mutes, { companyId, subject, place: { channelId }, now })) return [];
        return shapeAlert(one, names) ?? [];
      }),
  };
}

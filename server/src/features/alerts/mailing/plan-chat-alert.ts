import type { Alert } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import type { AccountId, AlertId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { loadNames } from '../listing/load-names.ts';
import { shapeAlert } from '../listing/shape-alert.ts';
import { findSendable } from '../rules/mailing/plan-mail.ts';
import { isMuted } from '../rules/settings/is-muted.ts';
import { findAlertOf } from '../store/alerts.ts';
import { findSettings, listMutes } from '../store/settings.ts';

/**
 * An alert with when an organisation's channels may be sent it, by the hours of its owner; null where they are not: it is
 * over, muted, of a kind that stays out of chats, or its company is there no more.
 */
export async function planChatAlert(
  db: Queryable,
  { userId, alertId, now }: { userId: AccountId; alertId: AlertId; now: Date },
): Promise<{ alert: Alert; dueAt: Date } | null> {
  const row = await findAlertOf(db, { userId, alertId });
  if (row?.clearedAt !== null || !(await holdsAlerts(db, userId))) return null;
  const settings = await findSettings(db, userId);
  const { companyId, subject, kind } = row;
  if (!settings.kinds[kind].chat) return null;
  if (isMuted(await listMutes(db, userId), { companyId, subject, now })) return null;
  const alert = shapeAlert(row, await loadNames(db, userId));
  return alert === null ? null : { alert, dueAt: findSendable(now, settings) };
}

import type { AlertMute } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { type AlertId, type MuteId, newId, type AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { loadNames } from '../listing/load-names.ts';
import { shapeAlert } from '../listing/shape-alert.ts';
import { findAlertOf } from '../store/alerts.ts';
import { insertMute } from '../store/settings.ts';
import { nameMute } from '../templates/mute-title.ts';
import { shapeMute } from './shape-mute.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** No more alerts of what one is about: of its company, of all companies, or nothing of its company for a week. */
export async function muteAlert(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    userId,
    alertId,
    scope,
  }: { userId: AccountId; alertId: AlertId; scope: 'subject' | 'subject_everywhere' | 'company_week' },
): Promise<AlertMute> {
  const now = clock.now();
  return withTransaction(db, async (tx) => {
    const row = await findAlertOf(tx, { userId, alertId });
    const names = await loadNames(tx, userId);
    const alert = row === null ? null : shapeAlert(row, names);
    if (row === null || alert === null) throw new AppError('alerts.not_found');
    const isWeek = scope === 'company_week';
    const mute = {
      id: newId<MuteId>(),
      userId,
      companyId: scope === 'subject_everywhere' ? null : row.companyId,
      subject: isWeek ? null : row.subject,
      title: isWeek ? nameMute.everything : nameMute.of(alert),
      mutedUntil: isWeek ? new Date(now.getTime() + WEEK_MS) : null,
      memberId: null,
      channelId: null,
      createdAt: now,
    };
    await insertMute(tx, mute);
    const shaped = shapeMute(mute, names);
    if (shaped === null) throw new AppError('alerts.not_found');
    return shaped;
  });
}

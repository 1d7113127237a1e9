import type { AlertSettings } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { storeSettings } from '../store/settings.ts';

/** Sets what an account hears of, how and when. */
export async function setAlertSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, settings }: { userId: AccountId; settings: AlertSettings },
): Promise<AlertSettings> {
  if (!(await holdsAlerts(db, userId))) throw new AppError('alerts.not_included');
  await withTransaction(db, (tx) => storeSettings(tx, { userId, settings, updatedAt: clock.now() }));
  return settings;
}

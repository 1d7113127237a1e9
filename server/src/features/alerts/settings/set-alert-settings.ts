import type { AlertSettings } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { changeAccount, pickOwn } from '../rules/settings/own-mail-settings.ts';
import { storeChosen } from '../store/member-settings.ts';
import { findSettings, storeSettings } from '../store/settings.ts';
import type { Member } from './set-own-mail-settings.ts';

/** Sets what an organisation hears of and where, and when and of what the member who sets it is mailed. */
export async function setAlertSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member: { accountId, userId, role }, settings }: { member: Member; settings: AlertSettings },
): Promise<AlertSettings> {
  if (!(await holdsAlerts(db, accountId))) throw new AppError('alerts.not_included');
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const account = changeAccount({ account: await findSettings(tx, accountId), settings, role });
    await storeSettings(tx, { userId: accountId, settings: account, updatedAt: now });
    await storeChosen(tx, { accountId, userId, settings: pickOwn(settings), now });
  });
  return settings;
}

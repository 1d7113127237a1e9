import type { AlertSettings, OwnMailSettings, Role } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { mergeOwn } from '../rules/settings/own-mail-settings.ts';
import { storeChosen } from '../store/member-settings.ts';
import { findSettings } from '../store/settings.ts';

export interface Member {
  readonly accountId: AccountId;
  /** The person. */
  readonly userId: UserId;
  readonly role: Role;
}

/** Sets when and of what a member is mailed. */
export async function setOwnMailSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member: { accountId, userId }, settings }: { member: Member; settings: OwnMailSettings },
): Promise<AlertSettings> {
  if (!(await holdsAlerts(db, accountId))) throw new AppError('alerts.not_included');
  return withTransaction(db, async (tx) => {
    await storeChosen(tx, { accountId, userId, settings, now: clock.now() });
    return mergeOwn(await findSettings(tx, accountId), settings);
  });
}

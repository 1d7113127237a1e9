import type { OwnMailSettings, Role } from '@citato/contract';
import type { AccountId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { decideOwnSettings } from '../rules/settings/own-mail-settings.ts';
import { findChosen } from '../store/member-settings.ts';
import { findSettings } from '../store/settings.ts';

/** When and of what a member is mailed. */
export async function findOwnSettings(
  db: Queryable,
  { accountId, userId, role }: { accountId: AccountId; userId: UserId; role: Role },
): Promise<OwnMailSettings> {
  const account = await findSettings(db, accountId);
  return decideOwnSettings({ chosen: await findChosen(db, { accountId, userId }), account, role });
}

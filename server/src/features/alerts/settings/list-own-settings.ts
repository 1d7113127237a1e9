import type { OwnMailSettings, Role } from '@citato/contract';
import type { AccountId, UserId } from '#lib/ids';
import { nameMember } from '#lib/member-name';
import type { Queryable } from '#platform/db';
import { DEFAULT_SETTINGS } from '../rules/settings/default-settings.ts';
import { decideOwnSettings } from '../rules/settings/own-mail-settings.ts';
import { listChosenIn } from '../store/member-settings.ts';
import { listSettings } from '../store/settings.ts';

/** When and of what some members are mailed, in their order. */
export async function listOwnSettings(
  db: Queryable,
  members: readonly { accountId: AccountId; userId: UserId; role: Role }[],
): Promise<OwnMailSettings[]> {
  const accountIds = members.map(({ accountId }) => accountId);
  const accounts = await listSettings(db, accountIds);
  const choices = await listChosenIn(db, accountIds);
  return members.map((member) => {
    const account = accounts.get(member.accountId) ?? DEFAULT_SETTINGS;
    return decideOwnSettings({ role: member.role, chosen: choices.get(nameMember(member)) ?? null, account });
  });
}

import type { User } from '@citato/contract';
import { describeUser } from './organisations/describe-user.ts';
import { findProfile } from './users/store/users.ts';
import { AppError } from '#lib/app-error';
import type { AccountId, UserId } from '#lib/ids';
import type { AccountsDeps } from './accounts-deps.ts';

export async function getOwnProfile(
  deps: Pick<AccountsDeps, 'db' | 'settings' | 'getPlanStatus'>,
  { userId, accountId }: { userId: UserId; accountId: AccountId },
): Promise<User> {
  const profile = await findProfile(deps.db, userId);
  if (profile === null) throw new AppError('accounts.unauthenticated');
  return describeUser(deps, deps.db, { profile, accountId });
}

import type { User } from '@citato/contract';
import { describeUser } from './organisations/describe-user.ts';
import { saveNames } from './users/store/users.ts';
import { AppError } from '#lib/app-error';
import type { AccountId, UserId } from '#lib/ids';
import type { AccountsDeps } from './accounts-deps.ts';

export async function updateProfile(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'settings' | 'getPlanStatus'>,
  {
    userId,
    accountId,
    firstName,
    lastName,
  }: { userId: UserId; accountId: AccountId; firstName: string; lastName: string },
): Promise<User> {
  const profile = await saveNames(deps.db, {
    userId,
    firstName,
    lastName,
    updatedAt: deps.clock.now(),
  });
  if (profile === null) throw new AppError('accounts.unauthenticated');
  return describeUser(deps, deps.db, { profile, accountId });
}

import type { User } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { AccountsDeps } from './accounts-deps.ts';
import { buildPublicUser } from './rules/public-user.ts';
import { saveNames } from './store/users.ts';

export async function updateProfile(
  { db, clock, settings }: Pick<AccountsDeps, 'db' | 'clock' | 'settings'>,
  { userId, firstName, lastName }: { userId: UserId; firstName: string; lastName: string },
): Promise<User> {
  const profile = await saveNames(db, { userId, firstName, lastName, updatedAt: clock.now() });
  if (profile === null) throw new AppError('accounts.unauthenticated');
  return buildPublicUser({ profile, adminEmails: settings.adminEmails });
}

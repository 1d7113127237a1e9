import type { User } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { AccountsDeps } from './accounts-deps.ts';
import { buildPublicUser } from './rules/public-user.ts';
import { findProfile } from './store/users.ts';

export async function getOwnProfile(
  { db, settings }: Pick<AccountsDeps, 'db' | 'settings'>,
  { userId }: { userId: UserId },
): Promise<User> {
  const profile = await findProfile(db, userId);
  if (profile === null) throw new AppError('accounts.unauthenticated');
  return buildPublicUser({ profile, adminEmails: settings.adminEmails });
}

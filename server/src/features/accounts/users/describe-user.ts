import type { User } from '@citato/contract';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AccountProfile, buildPublicUser } from '../rules/public-user.ts';
import type { UsersDeps } from '../users-deps.ts';

/** An account as its owner's browser sees it, with what it has bought. */
export async function describeUser(
  { settings, getPlanStatus }: UsersDeps,
  db: Queryable,
  profile: AccountProfile & { readonly id: UserId },
): Promise<User> {
  const plan = await getPlanStatus(db, profile.id);
  return buildPublicUser({ profile, plan, adminEmails: settings.adminEmails });
}

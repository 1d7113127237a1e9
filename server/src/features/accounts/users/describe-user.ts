import type { User } from '@citato/contract';
import type { AccountId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type AccountProfile, buildPublicUser } from '../rules/public-user.ts';
import type { UsersDeps } from '../users-deps.ts';

/** A person as their own browser sees them, with what the organisation they have open has bought. */
export async function describeUser(
  { settings, getPlanStatus }: UsersDeps,
  db: Queryable,
  { profile, accountId }: { profile: AccountProfile & { readonly id: UserId }; accountId: AccountId },
): Promise<User> {
  const plan = await getPlanStatus(db, accountId);
  return buildPublicUser({ profile, plan, adminEmails: settings.adminEmails });
}

import type { User } from '@citato/contract';
import type { AccountId, UserId } from '#lib/ids';
import { listOrganisationsOf } from './store/members.ts';
import type { Queryable } from '#platform/db';
import { type AccountProfile, buildPublicUser } from '../rules/public-user.ts';
import type { UsersDeps } from '../users-deps.ts';

/** A person as their own browser sees them, with what the organisation they have open has bought. */
export async function describeUser(
  { settings, getPlanStatus }: UsersDeps,
  db: Queryable,
  { profile, accountId }: { profile: AccountProfile & { readonly id: UserId }; accountId: AccountId },
): Promise<User> {
  const organisations = await listOrganisationsOf(db, profile.id);
  const plan = await getPlanStatus(db, accountId);
  const isOwner = organisations.find(({ id }) => id === accountId)?.role === 'owner';
  return {
    ...buildPublicUser({
      profile,
      // What it costs is the owners' matter.
      plan: isOwner ? plan : { ...plan, subscribedPriceCents: null },
      adminEmails: settings.adminEmails,
    }),
    organisation: organisations.find(({ id }) => id === accountId),
    organisations,
  };
}

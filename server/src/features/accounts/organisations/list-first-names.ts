import { type AccountId, toId, type UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findContact } from './store/organisations.ts';

/** The first names of some people, else their addresses; a person's own account has the person's id. */
export async function listFirstNames(
  db: Queryable,
  people: readonly (UserId | null)[],
): Promise<Map<UserId, string>> {
  const names = new Map<UserId, string>();
  for (const userId of new Set(people)) {
    const contact = userId === null ? null : await findContact(db, toId<AccountId>(userId));
    if (userId !== null && contact !== null) names.set(userId, contact.firstName ?? contact.email);
  }
  return names;
}

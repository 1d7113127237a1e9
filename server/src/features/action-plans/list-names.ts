import { findContact } from '#features/accounts';
import { type AccountId, toId, type UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { PlanActionRow } from './tables.ts';

/** The first names of those who ticked actions off; a person's own account has the person's id. */
export async function listNames(
  db: Queryable,
  rows: readonly Pick<PlanActionRow, 'doneBy'>[],
): Promise<Map<UserId, string>> {
  const names = new Map<UserId, string>();
  for (const userId of new Set(rows.flatMap(({ doneBy }) => doneBy ?? []))) {
    const contact = await findContact(db, toId<AccountId>(userId));
    if (contact !== null) names.set(userId, contact.firstName ?? contact.email);
  }
  return names;
}

import { renameOrganisation } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

export async function renameTeam(
  db: Queryable,
  { accountId, name }: { accountId: AccountId; name: string },
): Promise<void> {
  await renameOrganisation(db, { accountId, name });
}

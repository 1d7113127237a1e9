import { api, type Role } from '@citato/contract';
import { saveMember } from '#features/accounts';
import { type AccountId, type CompanyId, type UserId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { SignedInUser, TestApp } from '../start-test-app.ts';

/** Makes somebody a member of another's organisation, as an accepted invitation would, and opens it on their device. */
export async function joinTeam(
  app: TestApp,
  {
    owner,
    person,
    role,
    companyIds = [],
  }: { owner: SignedInUser; person: SignedInUser; role: Role; companyIds?: readonly string[] },
): Promise<void> {
  await withTransaction(app.ctx.db, (tx) =>
    saveMember(tx, {
      accountId: toId<AccountId>(owner.user.id),
      userId: toId<UserId>(person.user.id),
      role,
      companyIds: companyIds.map((id) => toId<CompanyId>(id)),
      now: app.clock.now(),
    }),
  );
  await app.call(api.openOrganisation, { as: person, params: { organisationId: owner.user.id } });
}

import { findRole, moveSession } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

/** Goes on in another of the person's organisations, on this device; one they are not in is not found. */
export async function openOrganisation(
  { db }: Pick<TeamsDeps, 'db'>,
  { caller: { userId, sessionId }, organisationId }: { caller: Acting; organisationId: AccountId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const role = await findRole(tx, { accountId: organisationId, userId });
    if (role === null) throw new AppError('teams.organisation_not_found');
    await moveSession(tx, { sid: sessionId, accountId: organisationId });
  });
}

import { may } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { MuteId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { listMutes, removeMute } from '../store/settings.ts';
import type { Member } from './set-own-mail-settings.ts';

/** Alerts again of what was muted: a member of what they muted in their own mails, who may edit of what the team did. */
export async function unmuteAlert(
  { db }: Pick<Context, 'db'>,
  { member: { accountId, userId, role }, muteId }: { member: Member; muteId: MuteId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const mute = (await listMutes(tx, accountId)).find(({ id }) => id === muteId);
    if (mute?.memberId === null && !may({ role, needs: 'edit' }))
      throw new AppError('accounts.role_too_small');
    const isRemoved = await removeMute(tx, { userId: accountId, muteId, memberId: userId });
    if (!isRemoved) throw new AppError('alerts.mute_not_found');
  });
}

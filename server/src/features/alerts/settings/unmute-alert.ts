import { AppError } from '#lib/app-error';
import type { MuteId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { removeMute } from '../store/settings.ts';

/** Alerts again of what was muted. */
export async function unmuteAlert(
  { db }: Pick<Context, 'db'>,
  scope: { userId: AccountId; muteId: MuteId },
): Promise<void> {
  const isRemoved = await withTransaction(db, (tx) => removeMute(tx, scope));
  if (!isRemoved) throw new AppError('alerts.mute_not_found');
}

import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import type { AccountsDeps } from './accounts-deps.ts';
import { deleteOwnSession } from './store/sessions.ts';

/** Signs one device out, from any device of the same account; its tokens are dead at once. */
export async function endSession(
  { db }: Pick<AccountsDeps, 'db'>,
  { userId, sessionId }: { userId: UserId; sessionId: SessionId },
): Promise<void> {
  const isEnded = await deleteOwnSession(db, { userId, sid: sessionId });
  if (!isEnded) throw new AppError('accounts.session_not_found');
}

import { recordSecurityEvent } from '#platform/audit';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { SessionsDeps } from '../sessions-deps.ts';
import { deleteOwnSession } from './store.ts';

/** Signs one device out, from any device of the same account; its tokens are refused at once. */
export async function endSession(
  { db, clock }: Pick<SessionsDeps, 'db' | 'clock'>,
  { userId, sessionId }: { userId: UserId; sessionId: SessionId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const isEnded = await deleteOwnSession(tx, { userId, sid: sessionId });
    if (!isEnded) throw new AppError('accounts.session_not_found');
    await recordSecurityEvent(tx, { userId, kind: 'session_ended', sessionId, createdAt: clock.now() });
  });
}

import { recordSecurityEvent } from '#platform/audit';
import { AppError } from '#lib/app-error';
import type { ApiKeyId, SessionId, AccountId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { revokeKey } from '../store/keys.ts';

/** Ends a key at once: every call reads its row. */
export async function revokeApiKey(
  { db, clock }: Pick<ApiAccessDeps, 'db' | 'clock'>,
  {
    caller,
    keyId,
  }: { caller: { userId: UserId; accountId: AccountId; sessionId: SessionId }; keyId: ApiKeyId },
): Promise<void> {
  const { accountId, sessionId } = caller;
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const revoked = await revokeKey(tx, { userId: accountId, keyId, now });
    if (revoked === null) throw new AppError('keys.not_found');
    await recordSecurityEvent(tx, {
      userId: caller.userId,
      kind: 'key_revoked',
      sessionId,
      subject: revoked.prefix,
      createdAt: now,
    });
  });
}

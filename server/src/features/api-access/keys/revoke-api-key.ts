import { recordSecurityEvent } from '#features/audit';
import { AppError } from '#lib/app-error';
import type { ApiKeyId, SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { revokeKey } from '../store/keys.ts';

/** Ends a key at once: every call reads its row. */
export async function revokeApiKey(
  { db, clock }: Pick<ApiAccessDeps, 'db' | 'clock'>,
  { userId, sessionId, keyId }: { userId: UserId; sessionId: SessionId; keyId: ApiKeyId },
): Promise<void> {
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const revoked = await revokeKey(tx, { userId, keyId, now });
    if (revoked === null) throw new AppError('keys.not_found');
    await recordSecurityEvent(tx, {
      userId,
      kind: 'key_revoked',
      sessionId,
      subject: revoked.prefix,
      createdAt: now,
    });
  });
}

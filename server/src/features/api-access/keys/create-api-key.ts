import { randomBytes } from 'node:crypto';
import { type ApiKey, MAX_KEYS, type NewApiKey } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { recordSecurityEvent } from '#platform/audit';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import { type AccountId, type ApiKeyId, newId, type SessionId, type UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { formatKey, KEY_BYTES, shownPart } from '../rules/key-text.ts';
import { countActiveKeysOf, insertKey } from '../store/keys.ts';
import type { KeyRow } from '../tables.ts';
import { hashSecret } from './hash-secret.ts';
import { shapeKey } from './list-api-keys.ts';
import { readCompanies } from './read-companies.ts';

const DAY_MS = 86_400_000;

/** Makes a key; its secret is in this answer alone, and of it only a hash is stored. */
export async function createApiKey(
  { db, clock }: Pick<ApiAccessDeps, 'db' | 'clock'>,
  {
    caller,
    input,
  }: { caller: { userId: UserId; accountId: AccountId; sessionId: SessionId }; input: NewApiKey },
): Promise<{ key: ApiKey; secret: string }> {
  const { accountId: userId, sessionId } = caller;
  const secret = formatKey(randomBytes(KEY_BYTES));
  const now = clock.now();
  const row = await withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if (!(await isApiIncluded(tx, userId))) throw new AppError('keys.not_included');
    if ((await countActiveKeysOf(tx, { userId, now })) >= MAX_KEYS) throw new AppError('keys.limit_reached');
    const made: KeyRow = {
      id: newId<ApiKeyId>(),
      userId,
      madeBy: caller.userId,
      name: input.name,
      prefix: shownPart(secret),
      secretHash: hashSecret(secret),
      mayWrite: input.mayWrite,
      companyIds: await readCompanies(tx, { userId, companyIds: input.companyIds }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.days * DAY_MS),
      revokedAt: null,
      lastUsedAt: null,
      remindedAt: null,
    };
    await insertKey(tx, made);
    await recordSecurityEvent(tx, {
      userId: caller.userId,
      kind: 'key_created',
      sessionId,
      subject: made.prefix,
      createdAt: now,
    });
    return made;
  });
  return { key: shapeKey({ ...row, calls: 0 }, { now }), secret };
}

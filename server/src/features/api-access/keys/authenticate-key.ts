import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { decideKeyState } from '../rules/key-state.ts';
import { looksLikeKey } from '../rules/key-text.ts';
import { findKeyBySecret } from '../store/keys.ts';
import type { KeyRow } from '../tables.ts';
import { hashSecret } from './hash-secret.ts';

const REFUSALS = { expired: 'keys.expired', revoked: 'keys.revoked' } as const;

/** The key a call carries; throws when there is none, or none that is valid now. */
export async function authenticateKey(
  db: Queryable,
  { bearer, now }: { bearer: string | null; now: Date },
): Promise<KeyRow> {
  if (bearer === null) throw new AppError('keys.missing');
  const key = looksLikeKey(bearer) ? await findKeyBySecret(db, hashSecret(bearer)) : null;
  if (key === null) throw new AppError('keys.unknown');
  const state = decideKeyState(key, { now });
  if (state !== 'active') throw new AppError(REFUSALS[state]);
  return key;
}

/** Refuses calls for an account that has no plan with the API any more. */
export async function assertIncluded(db: Queryable, accountId: AccountId): Promise<void> {
  if (!(await isApiIncluded(db, accountId))) throw new AppError('keys.not_included');
}

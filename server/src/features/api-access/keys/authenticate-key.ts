import type { Role } from '@citato/contract';
import { findRole } from '#features/accounts';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { decideKeyState } from '../rules/key-state.ts';
import { looksLikeKey } from '../rules/key-text.ts';
import { decideRights } from '../rules/member-rights.ts';
import { findKeyBySecret } from '../store/keys.ts';
import type { KeyRow } from '../tables.ts';
import { hashSecret } from './hash-secret.ts';

const REFUSALS = { expired: 'keys.expired', revoked: 'keys.revoked' } as const;

/** The key a call carries, with what its maker may do at this moment; throws when there is none that is valid now. */
export async function authenticateKey(
  db: Queryable,
  { bearer, now }: { bearer: string | null; now: Date },
): Promise<KeyRow> {
  if (bearer === null) throw new AppError('keys.missing');
  const key = looksLikeKey(bearer) ? await findKeyBySecret(db, hashSecret(bearer)) : null;
  if (key === null) throw new AppError('keys.unknown');
  const state = decideKeyState(key, { now });
  if (state !== 'active') throw new AppError(REFUSALS[state]);
  const rights = decideRights({ role: await findMakersRole(db, key), mayWrite: key.mayWrite });
  if (rights === null) throw new AppError('keys.revoked');
  return { ...key, ...rights };
}

/** A key from before its maker was noted does what its organisation's owner may. */
async function findMakersRole(db: Queryable, { userId: accountId, madeBy }: KeyRow): Promise<Role | null> {
  return madeBy === null ? 'owner' : findRole(db, { accountId, userId: madeBy });
}

/** Refuses calls for an account that has no plan with the API any more. */
export async function assertIncluded(db: Queryable, accountId: AccountId): Promise<void> {
  if (!(await isApiIncluded(db, accountId))) throw new AppError('keys.not_included');
}

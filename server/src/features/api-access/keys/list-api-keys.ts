import type { ApiKey } from '@citato/contract';
import { isApiIncluded } from '#features/plans';
import type { AccountId } from '#lib/ids';
import { addDays, romeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { decideKeyState } from '../rules/key-state.ts';
import { listKeysOf } from '../store/keys.ts';
import type { KeyRow } from '../tables.ts';

const CALL_DAYS = 30;

/** An account's keys as their owner sees them, newest first. */
export async function listApiKeys(
  db: Queryable,
  { userId, now }: { userId: AccountId; now: Date },
): Promise<{ keys: ApiKey[]; isIncluded: boolean }> {
  const since = addDays(romeDay(now), 1 - CALL_DAYS);
  const rows = await listKeysOf(db, { userId, since });
  return { keys: rows.map((row) => shapeKey(row, { now })), isIncluded: await isApiIncluded(db, userId) };
}

export function shapeKey(row: KeyRow & { readonly calls: number }, { now }: { now: Date }): ApiKey {
  const { id, name, prefix, mayWrite, companyIds, createdAt, expiresAt, revokedAt, lastUsedAt, calls } = row;
  return {
    id,
    name,
    prefix,
    mayWrite,
    companyIds,
    state: decideKeyState(row, { now }),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    calls,
  };
}

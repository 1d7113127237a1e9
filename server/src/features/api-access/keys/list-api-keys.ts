import { type ApiKey, may } from '@citato/contract';
import { listMembers } from '#features/accounts';
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
  const members = await listMembers(db, userId);
  const isMakerIn = ({ madeBy }: KeyRow) =>
    madeBy === null ||
    members.some(({ userId: member, role }) => member === madeBy && may({ role, needs: 'read' }));
  return {
    keys: rows.map((row) => shapeKey(row, { now, isMakerIn: isMakerIn(row) })),
    isIncluded: await isApiIncluded(db, userId),
  };
}

export function shapeKey(
  row: KeyRow & { readonly calls: number },
  life: { now: Date; isMakerIn?: boolean },
): ApiKey {
  const { id, name, prefix, mayWrite, companyIds, createdAt, expiresAt, revokedAt, lastUsedAt, calls } = row;
  return {
    id,
    name,
    prefix,
    mayWrite,
    companyIds,
    state: decideKeyState(row, life),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    calls,
  };
}

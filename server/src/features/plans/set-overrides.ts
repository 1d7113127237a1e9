import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { LimitOverrides } from './rules/effective-limits.ts';
import { updateEntitlement } from './store.ts';

/** Sets an account's overrides, all four at once; the caller holds the lock on the account. */
export async function setOverrides(
  tx: Transaction,
  { userId, overrides }: { userId: AccountId; overrides: LimitOverrides },
): Promise<void> {
  await updateEntitlement(tx, { userId, ...overrides });
}

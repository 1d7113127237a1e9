import type { Market } from '@citato/contract';
import { isKnownMarket } from '@citato/contract/markets';
import { getMarketAllowance } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { marketLimitReached } from '../errors.ts';
import { decideMarkets } from '../rules/asked-market.ts';

/** Refuses markets there are none of, and more of them than the account's plan holds for a company. */
export async function assertMarkets(
  db: Queryable,
  { userId, before, after }: { userId: AccountId; before: readonly Market[]; after: readonly Market[] },
): Promise<void> {
  if (!after.every(isKnownMarket)) throw new AppError('companies.unknown_market');
  const { max, larger } = await getMarketAllowance(db, userId);
  if (decideMarkets({ before, after, max }) === 'too_many') throw marketLimitReached({ max, larger });
}

import type { CallPurpose } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { toEuroCents } from '../rules/euro-cents.ts';
import { sumPurposes } from '../store/spending.ts';

/** What the calls made for a user since a moment cost in cents of a euro, in all and by purpose. */
export async function getUserExpenses(
  db: Queryable,
  { userId, from, eurPerUsd }: { userId: AccountId; from: Date; eurPerUsd: number },
): Promise<{ cents: number; purposes: { purpose: CallPurpose; cents: number }[] }> {
  const rows = await sumPurposes(db, { userId, from });
  const purposes = rows
    .filter(({ microDollars }) => microDollars > 0)
    .map(({ purpose, microDollars }) => ({ purpose, cents: toEuroCents({ microDollars, eurPerUsd }) }));
  return { cents: purposes.reduce((total, { cents }) => total + cents, 0), purposes };
}

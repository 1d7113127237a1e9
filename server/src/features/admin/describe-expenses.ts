import type { Expenses } from '@citato/contract';
import { getExpenses } from '#features/engine-calls';
import { romeDaySpan, startOfRomeMonth } from '#lib/rome-time';
import type { AdminDeps } from './admin-deps.ts';

/** What the engines cost for all accounts, today and this month in Rome. */
export async function describeExpenses({
  db,
  clock,
  dailyBudgetCents: budgetCents,
  eurPerUsd,
}: Pick<AdminDeps, 'db' | 'clock' | 'dailyBudgetCents' | 'eurPerUsd'>): Promise<Expenses> {
  const now = clock.now();
  const { from: dayFrom } = romeDaySpan(now);
  const monthFrom = startOfRomeMonth(now);
  return {
    daySince: dayFrom.toISOString(),
    monthSince: monthFrom.toISOString(),
    ...(await getExpenses(db, { dayFrom, monthFrom, budgetCents, eurPerUsd })),
  };
}

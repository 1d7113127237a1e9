import type { Expenses } from '@citato/contract';
import { measureExpenses } from '#features/engine-calls';
import { romeDaySpan, startOfRomeMonth } from '#lib/rome-time';
import type { AdminDeps } from '../admin-deps.ts';

/** What the engines cost for all accounts, today and this month in Rome. */
export async function getExpenses({
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
    ...(await measureExpenses(db, { dayFrom, monthFrom, budgetCents, eurPerUsd })),
  };
}

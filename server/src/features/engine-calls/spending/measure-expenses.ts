import type { CallPurpose, EngineId } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { budgetLeftMicroDollars, budgetMicroDollars } from '../rules/daily-budget.ts';
import { toEuroCents } from '../rules/euro-cents.ts';
import { sumExpenses } from '../store/spending.ts';

interface ExpenseLine {
  readonly engine: EngineId;
  readonly purpose: CallPurpose;
  readonly dayCents: number;
  readonly monthCents: number;
}

/** What all calls cost since two moments in cents of a euro, and what is left of the day's budget. */
export async function measureExpenses(
  db: Queryable,
  {
    dayFrom,
    monthFrom,
    budgetCents,
    eurPerUsd,
  }: {
    dayFrom: Date;
    monthFrom: Date;
    /** US cents; null = no limit. */
    budgetCents: number | null;
    eurPerUsd: number;
  },
): Promise<{
  dayCents: number;
  monthCents: number;
  lines: ExpenseLine[];
  budget: { dayCents: number; leftCents: number } | null;
}> {
  const rows = await sumExpenses(db, { dayFrom, monthFrom });
  const toCents = (microDollars: number) => toEuroCents({ microDollars, eurPerUsd });
  const day = rows.reduce((total, { dayMicroDollars }) => total + dayMicroDollars, 0);
  const month = rows.reduce((total, { monthMicroDollars }) => total + monthMicroDollars, 0);
  return {
    dayCents: toCents(day),
    monthCents: toCents(month),
    lines: rows
      .filter(({ monthMicroDollars }) => monthMicroDollars > 0)
      .map(({ engine, purpose, dayMicroDollars, monthMicroDollars }) => ({
        engine,
        purpose,
        dayCents: toCents(dayMicroDollars),
        monthCents: toCents(monthMicroDollars),
      })),
    budget:
      budgetCents === null
        ? null
        : {
            dayCents: toCents(budgetMicroDollars(budgetCents)),
            leftCents: toCents(budgetLeftMicroDollars({ budgetCents, totalMicroDollars: day })),
          },
  };
}

import type { Health, HealthSubject } from '@citato/contract';
import {
  type Guarded,
  budgetLeftMicroDollars,
  budgetMicroDollars,
  findBreaker,
  readBreaker,
  sumCallDays,
  sumCallsSince,
  toEuroCents,
} from '#features/engine-calls';
import { type RomeDay, romeDay, startOfRomeDay } from '#lib/rome-time';
import type { HealthDeps } from './health-deps.ts';
import { type EngineBreaker, buildEngineFigures } from './rules/engine-figures.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How each engine was asked, answered and paid over the last days, from the ledger; and what today's budget still holds. */
export async function describeEngines(
  { db, policy: { eurPerUsd, dailyBudgetCents: budgetCents } }: HealthDeps,
  { now, configured, firstDay }: { now: Date; configured: readonly Guarded[]; firstDay: RomeDay },
): Promise<Pick<Health, 'engines' | 'budget'>> {
  const toCents = (microDollars: number) => toEuroCents({ microDollars, eurPerUsd });
  const today = romeDay(now);
  const days = await sumCallDays(db, startOfRomeDay(firstDay));
  const breakers = new Map<HealthSubject, EngineBreaker>();
  for (const subject of configured) {
    const state = await findBreaker(db, subject);
    breakers.set(subject, {
      breaker: readBreaker(state, now),
      retryAt: state.retryAt?.toISOString() ?? null,
      failingSince: state.failingSince?.toISOString() ?? null,
      ...(state.isOutOfCredit && { isOutOfCredit: true }),
    });
  }
  const totalMicroDollars = days
    .filter(({ day }) => day === today)
    .reduce((total, { costMicroDollars }) => total + costMicroDollars, 0);
  return {
    engines: buildEngineFigures({
      configured,
      today,
      days: days.map(({ costMicroDollars, ...row }) => ({ ...row, costCents: toCents(costMicroDollars) })),
      lastHour: await sumCallsSince(db, new Date(now.getTime() - HOUR_MS)),
      breakers,
    }),
    budget:
      budgetCents === null
        ? null
        : {
            dayCents: toCents(budgetMicroDollars(budgetCents)),
            leftCents: toCents(budgetLeftMicroDollars({ budgetCents, totalMicroDollars })),
          },
  };
}

import type { UserSpending } from '@citato/contract';
import { type AnswerEngine, findReach } from '#adapters/engines';
import { getLimits, listHeldEngines } from '#features/plans';
import type { AccountId } from '#lib/ids';
import { startOfRomeMonth } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { getUserExpenses } from './get-user-expenses.ts';
import { toEuroCents } from '../rules/euro-cents.ts';

export interface SpendingDeps extends Pick<Context, 'db' | 'clock'> {
  readonly engines: readonly AnswerEngine[];
  /** What a model’s reading of an ordinary answer costs; 0 where none reads. */
  readonly readingCostMicroDollars: number;
  readonly policy: {
    /** Answers asked of each engine in one analysis. */
    readonly answersPerAnalysis: number;
    /** Euros for one dollar. */
    readonly eurPerUsd: number;
  };
}

/** What the engines cost for a user this month, and what an analysis of one more prompt is expected to cost. */
export async function getUserSpending(
  { db, clock, engines, readingCostMicroDollars, policy }: SpendingDeps,
  userId: AccountId,
): Promise<UserSpending> {
  const { answersPerAnalysis, eurPerUsd } = policy;
  const from = startOfRomeMonth(clock.now());
  const { cents, purposes } = await getUserExpenses(db, { userId, from, eurPerUsd });
  const { limits } = await getLimits(db, userId);
  const held = listHeldEngines({
    available: engines.map(({ id }) => id),
    withheld: limits.withheldEngines,
  });
  const toCents = (answerMicroDollars: number) =>
    toEuroCents({ microDollars: answerMicroDollars * answersPerAnalysis, eurPerUsd });
  return {
    since: from.toISOString(),
    cents,
    purposes,
    analysis: engines
      .filter(({ id }) => held.includes(id))
      .map(({ id, typicalCostMicroDollars }) => ({
        engine: id,
        cents: toCents(typicalCostMicroDollars),
        readingCents: toCents(readingCostMicroDollars),
        reach: findReach(id),
      })),
  };
}

import type { ChangeVerdict } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { judgeFamily } from '../timeline/rules/judge-family.ts';
import { type JointTrend, type MeasuredPrompt, listJointTrends } from './list-trends.ts';

/** A trend beside others of one view: its verdict takes account of how many there are. */
interface ComparedTrend extends JointTrend {
  /** Null where there is nothing to compare. */
  readonly verdict: ChangeVerdict | null;
}

/**
 * The twelve weeks of groups of prompts side by side, with what stands of their changes though all of them are looked
 * at; in one statement.
 */
export async function listComparedTrends<Key extends string>(
  db: Queryable,
  groups: ReadonlyMap<Key, readonly MeasuredPrompt[]>,
  asked: { daysBetween: number },
): Promise<Map<Key, ComparedTrend>> {
  const trends = await listJointTrends(db, groups, asked);
  const proven = judgeFamily(
    [...trends].flatMap(([key, { change }]) => {
      if (change?.points == null) return [];
      const { difference: value, low, high } = change.points;
      return [{ key, difference: { value, low, high }, degreesOfFreedom: Infinity, weight: 1 }];
    }),
  );
  return new Map(
    [...trends].map(([key, trend]) => [key, { ...trend, verdict: weigh(trend, proven.has(key)) }]),
  );
}

/** A rise or fall that is no proof among so many is within what chance does. */
function weigh({ change }: JointTrend, isProven: boolean): ChangeVerdict | null {
  if (change === null) return null;
  return change.points === null || isProven ? change.verdict : 'within_variability';
}

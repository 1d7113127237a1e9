import type { Change, ChangeVerdict } from '@citato/contract';
import { judgeFamily } from '../timeline/rules/judge-family.ts';

/** What stands of the changes of one view though all of them are looked at; null where there is nothing to compare. */
export function judgeTrends<Key>(changes: ReadonlyMap<Key, Change | null>): Map<Key, ChangeVerdict | null> {
  const keys = [...changes.keys()];
  const proven = judgeFamily(
    keys.flatMap((key, place) => {
      const points = changes.get(key)?.points ?? null;
      if (points === null) return [];
      const { difference: value, low, high } = points;
      return [
        { key: String(place), difference: { value, low, high }, degreesOfFreedom: Infinity, weight: 1 },
      ];
    }),
  );
  return new Map(keys.map((key, place) => [key, weigh(changes.get(key) ?? null, proven.has(String(place)))]));
}

/** A rise or fall that is no proof among so many is within what chance does. */
function weigh(change: Change | null, isProven: boolean): ChangeVerdict | null {
  if (change === null) return null;
  return change.points === null || isProven ? change.verdict : 'within_variability';
}

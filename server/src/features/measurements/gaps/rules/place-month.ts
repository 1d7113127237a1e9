import { WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import type { GapScope } from './gap-scope.ts';
import type { SummedMonth } from './summed-month.ts';

/** Numbers of both sides, by pair of prompt and engine, or by engine and cluster of days. */
export type Sides = readonly [Int32Array, Int32Array];

export const createSides = (length: number): Sides => [new Int32Array(length), new Int32Array(length)];
export const add = (numbers: Int32Array, place: number, by: number): void => {
  numbers[place] = (numbers[place] ?? 0) + by;
};
export const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0;
export const BOTH = [WITHOUT, WITH] as const;

/** Where the numbers of a month count: its prompt, and of each of its engines the place in scope, −1 outside of it. */
export function placeMonth(month: SummedMonth, scope: GapScope) {
  return {
    ...scope.placesOf(month.engines),
    clusters: scope.clustersOf(month.month),
    wide: month.engines.length,
  };
}

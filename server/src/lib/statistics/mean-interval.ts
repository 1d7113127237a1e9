import type { Mean } from '@citato/contract';

/** A set of positions, added up: enough for mean and interval, and two of them can be added. */
export interface PositionSums {
  readonly n: number;
  readonly sum: number;
  readonly squareSum: number;
}

/** The best place in an answer; no interval reaches beyond it. */
const FIRST_POSITION = 1;

/** Student's t, two-sided 95 %, for 1 to 30 degrees of freedom. */
const T_TABLE = [
  12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281, 2.201, 2.1788, 2.1604,
  2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.093, 2.086, 2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555,
  2.0518, 2.0484, 2.0452, 2.0423,
] as const;
const Z = 1.959963984540054;

/**
 * The mean position with its 95 % interval, mean ± t·s/√n (Student), s the sample's standard deviation.
 * No answers → no value; one answer → a value without interval. The lower end never goes below position 1.
 */
export function buildMeanPosition({ n, sum, squareSum }: PositionSums): Mean {
  if (n === 0) return { value: null, low: null, high: null, n };
  const value = sum / n;
  if (n === 1) return { value, low: null, high: null, n };
  const variance = Math.max(0, (squareSum - (sum * sum) / n) / (n - 1));
  const margin = studentQuantile(n - 1) * Math.sqrt(variance / n);
  return { value, low: Math.max(FIRST_POSITION, value - margin), high: value + margin, n };
}

/** Exact to four digits; beyond the table by the Cornish–Fisher expansion (Abramowitz and Stegun, 26.7.5). */
export function studentQuantile(degreesOfFreedom: number): number {
  const tabled = T_TABLE[degreesOfFreedom - 1];
  if (tabled !== undefined) return tabled;
  const v = degreesOfFreedom;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / v + second / v ** 2 + third / v ** 3;
}

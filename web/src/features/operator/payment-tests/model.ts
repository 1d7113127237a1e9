import { formatDecimal, formatInteger } from '#lib/format';

const SECOND_MS = 1000;

/** How long a step took: '340 ms', '2,4 s'. */
export function describeDuration(milliseconds: number): string {
  return milliseconds < SECOND_MS
    ? `${formatInteger(milliseconds)} ms`
    : `${formatDecimal(milliseconds / SECOND_MS)} s`;
}

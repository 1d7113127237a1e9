import type { Report } from './report.ts';

/** The run in the middle by performance, as it was: figures of different runs do not belong together. */
export function readMedian(reports: readonly Report[]): Report {
  const sorted = reports.toSorted((one, other) => one.performance - other.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no run');
  return middle;
}

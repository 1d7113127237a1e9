import type { RomeDay } from '#lib/rome-time';
import type { SeriesRow } from '../tables.ts';

/**
 * The series a day of a prompt belongs to: the last one that began on it or before, as `ended_analyses` counts it. The
 * first one also holds days before the prompt was registered.
 * @param series of one prompt, oldest first
 */
export function findSeriesOfDay<Series extends Pick<SeriesRow, 'number' | 'firstDay'>>(
  series: readonly Series[],
  day: RomeDay,
): Series | undefined {
  return series.findLast(({ firstDay }) => firstDay <= day) ?? series[0];
}

/** The day before which nothing may be compared with a day; null = it is of the first series. */
export function findSeriesStart(
  series: readonly Pick<SeriesRow, 'number' | 'firstDay'>[],
  day: RomeDay,
): RomeDay | null {
  const found = findSeriesOfDay(series, day);
  return found === undefined || found.number === 1 ? null : found.firstDay;
}

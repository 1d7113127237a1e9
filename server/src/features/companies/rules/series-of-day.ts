import type { Market } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';

/** A series of a prompt, by the Rome day it began on. */
export interface AskedSeries {
  readonly promptId: PromptId;
  readonly number: number;
  readonly firstDay: RomeDay;
  readonly text: string;
  readonly persona: string | null;
  readonly market: Market;
}

/**
 * The series a day of a prompt belongs to: the last one that began on it or before, as `ended_analyses` counts it. The
 * first one also holds days before the prompt was registered.
 * @param series of one prompt, oldest first
 */
export function findSeriesOfDay<Series extends Pick<AskedSeries, 'number' | 'firstDay'>>(
  series: readonly Series[],
  day: RomeDay,
): Series | undefined {
  return series.findLast(({ firstDay }) => firstDay <= day) ?? series[0];
}

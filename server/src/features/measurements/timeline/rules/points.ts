import { type RomeDay, addDays } from '#lib/rome-time';
import { countDays, type Span } from './spans.ts';

/** Each point of a line counts this many days. */
export const POINT_DAYS = 7;
/** As many as a line can show apart. */
const MAX_POINTS = 60;

/** Ok answers of one day, and those that name a company. */
export interface DayCount {
  readonly day: RomeDay;
  readonly mentions: number;
  readonly responses: number;
}

/** The first day the points of a period look at. */
export const findFirstCounted = ({ firstDay }: Span): RomeDay => addDays(firstDay, 1 - POINT_DAYS);

/** Days from one point to the next: one, or as few as leave no more than sixty points. */
export const chooseStep = (period: Span): number => Math.ceil(countDays(period) / MAX_POINTS);

/**
 * Builds the points of lines over a period, oldest first, the last one at its end. A point counts the seven days that end
 * with its own; it is a gap where nothing was answered since the point before.
 */
export function createPoints(period: Span): (days: readonly DayCount[]) => DayCount[] {
  const step = chooseStep(period);
  const count = Math.ceil(countDays(period) / step);
  // Of the last day first.
  const counted = listDays(period.lastDay, (count - 1) * step + Math.max(step, POINT_DAYS));
  return (days) => {
    const byDay = new Map(days.map((one) => [one.day, one]));
    return Array.from({ length: count }, (_, index) => {
      const end = (count - 1 - index) * step;
      const listCounts = (length: number) =>
        counted.slice(end, end + length).flatMap((day) => byDay.get(day) ?? []);
      const isGap = listCounts(step).every(({ responses }) => responses === 0);
      const ofPoint = isGap ? [] : listCounts(POINT_DAYS);
      return {
        day: counted[end] ?? period.lastDay,
        mentions: ofPoint.reduce((sum, { mentions }) => sum + mentions, 0),
        responses: ofPoint.reduce((sum, { responses }) => sum + responses, 0),
      };
    });
  };
}

/** So many days that end with one. */
const listDays = (lastDay: RomeDay, days: number): RomeDay[] =>
  Array.from({ length: days }, (_, back) => addDays(lastDay, -back));

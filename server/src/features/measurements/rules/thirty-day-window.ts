import { type RomeDay, addDays, romeDay, startOfRomeDay } from '#lib/rome-time';

/** The days the current figures are taken over. */
const SCOPE_DAYS = 30;

export interface DayWindow {
  readonly firstDay: RomeDay;
  readonly lastDay: RomeDay;
  /** No answer of `firstDay` is older: its first instant in Rome, or one before. */
  readonly start: Date;
}

/**
 * The thirty Rome days that end with the day of the prompt's last analysis, that day included; of a question that was
 * changed meanwhile those since, and none where it was changed after that analysis.
 */
export function buildThirtyDayWindow({
  lastDay,
  seriesSince,
}: {
  lastDay: RomeDay;
  seriesSince: RomeDay | null;
}): DayWindow {
  const firstOfAll = addDays(lastDay, 1 - SCOPE_DAYS);
  const firstDay = seriesSince !== null && seriesSince > firstOfAll ? seriesSince : firstOfAll;
  return { firstDay, lastDay, start: startOfRomeDay(firstOfAll) };
}

/** The days of current figures; these keep the first of thirty as their start. */
export function resumeThirtyDayWindow({
  periodStart,
  seriesSince,
}: {
  periodStart: Date;
  seriesSince: RomeDay | null;
}): DayWindow {
  return buildThirtyDayWindow({ lastDay: addDays(romeDay(periodStart), SCOPE_DAYS - 1), seriesSince });
}

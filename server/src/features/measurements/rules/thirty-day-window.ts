import { type RomeDay, addDays, romeDay, startOfRomeDay } from '#lib/rome-time';

/** The days the current figures are taken over. */
const SCOPE_DAYS = 30;

export interface DayWindow {
  readonly firstDay: RomeDay;
  readonly lastDay: RomeDay;
  /** No answer of `firstDay` is older: its first instant in Rome, or one before. */
  readonly start: Date;
}

/** The thirty Rome days that end with the day of the prompt's last analysis, that day included. */
export function buildThirtyDayWindow(lastDay: RomeDay): DayWindow {
  const firstDay = addDays(lastDay, 1 - SCOPE_DAYS);
  return { firstDay, lastDay, start: startOfRomeDay(firstDay) };
}

/** The thirty Rome days that begin at `start`, as the current figures keep it. */
export function resumeThirtyDayWindow(start: Date): DayWindow {
  return buildThirtyDayWindow(addDays(romeDay(start), SCOPE_DAYS - 1));
}

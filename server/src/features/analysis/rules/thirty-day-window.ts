import { type RomeDay, addDays, startOfRomeDay } from './rome-time.ts';

/** The days the standing numbers are taken over. */
const SCOPE_DAYS = 30;

export interface DayWindow {
  readonly firstDay: RomeDay;
  readonly lastDay: RomeDay;
  /** The first instant of `firstDay` in Rome. */
  readonly start: Date;
}

/** The thirty Rome days that end with the day of the prompt's last analysis, that day included. */
export function buildThirtyDayWindow(lastDay: RomeDay): DayWindow {
  const firstDay = addDays(lastDay, 1 - SCOPE_DAYS);
  return { firstDay, lastDay, start: startOfRomeDay(firstDay) };
}

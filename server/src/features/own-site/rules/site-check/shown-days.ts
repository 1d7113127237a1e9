import { type RomeDay, addDays, romeDay } from '#lib/rome-time';

/** Four weeks, as the other screens begin with. */
const SHOWN_DAYS = 28;

/** The days whose answers are looked at. */
export function shownDays(now: Date): { firstDay: RomeDay; lastDay: RomeDay } {
  const lastDay = romeDay(now);
  return { firstDay: addDays(lastDay, 1 - SHOWN_DAYS), lastDay };
}

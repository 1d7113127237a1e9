import type { RomeDay } from '#lib/rome-time';

/** Nobody reads at night. */
const FIRST_MINUTE = 7 * 60;
/** A service that was down on the first still sends; later the month before is old news. */
const LAST_DAY = 5;

/** The first day of the month whose pages are due now; null while none are. */
export function findMonthToSend({ day, minute }: { day: RomeDay; minute: number }): RomeDay | null {
  const ofMonth = Number(day.slice(8));
  const isDue = ofMonth <= LAST_DAY && (ofMonth > 1 || minute >= FIRST_MINUTE);
  return isDue ? `${day.slice(0, 8)}01` : null;
}

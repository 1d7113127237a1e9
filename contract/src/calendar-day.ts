import * as z from 'zod/mini';

/** YYYY-MM-DD, a day that exists, of a year with four digits. */
function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** A day of the Rome calendar, YYYY-MM-DD. */
export const calendarDay = z
  .string()
  .check(z.refine((text) => isCalendarDay(text), 'Scegli una data valida'));

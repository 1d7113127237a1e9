import { formatDate } from './dates.ts';

/** Days of the calendar, YYYY-MM-DD, both included. */
export interface DaySpan {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** At noon a day of the calendar is the same one in Rome. */
const atNoon = (day: string): string => `${day}T12:00:00Z`;

/** '22 nov 2026' */
export const nameDay = (day: string): string => formatDate(atNoon(day));

/** '22 nov' */
export const nameShortDay = (day: string): string => nameDay(day).replace(/ \d{4}$/, '');

/** '16–22 nov 2026', '25 ott – 22 nov 2026', '25 dic 2025 – 21 gen 2026', one day alone */
export function nameSpan({ firstDay, lastDay }: DaySpan): string {
  if (firstDay === lastDay) return nameDay(lastDay);
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7))
    return `${nameShortDay(firstDay).replace(/ .*$/, '')}–${nameDay(lastDay)}`;
  if (firstDay.slice(0, 4) === lastDay.slice(0, 4)) return `${nameShortDay(firstDay)} – ${nameDay(lastDay)}`;
  return `${nameDay(firstDay)} – ${nameDay(lastDay)}`;
}

/** The same without its last year, where another date beside it says it. */
export const nameShortSpan = (span: DaySpan): string => nameSpan(span).replace(/ \d{4}$/, '');

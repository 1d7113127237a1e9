import type { CompanyHistory } from '@citato/contract';
import { formatDate, withArticle } from '#lib/format';

type Span = CompanyHistory['period'];

/** At noon a day of the calendar is the same one in Rome. */
const atNoon = (day: string): string => `${day}T12:00:00Z`;

/** '22 nov 2026' */
export const nameDay = (day: string): string => formatDate(atNoon(day));

/** '22 nov' */
export const nameShortDay = (day: string): string => nameDay(day).replace(/ \d{4}$/, '');

/** '16–22 nov 2026', '25 ott – 22 nov 2026', '25 dic 2025 – 21 gen 2026', one day alone */
export function nameSpan({ firstDay, lastDay }: Span): string {
  if (firstDay === lastDay) return nameDay(lastDay);
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7))
    return `${nameShortDay(firstDay).replace(/ .*$/, '')}–${nameDay(lastDay)}`;
  if (firstDay.slice(0, 4) === lastDay.slice(0, 4)) return `${nameShortDay(firstDay)} – ${nameDay(lastDay)}`;
  return `${nameDay(firstDay)} – ${nameDay(lastDay)}`;
}

/** The same without its last year, where another date beside it says it. */
export const nameShortSpan = (span: Span): string => nameSpan(span).replace(/ \d{4}$/, '');

/** 'dal 25 ott al 22 nov 2026' */
export const nameFromTo = ({ firstDay, lastDay }: Span): string =>
  firstDay === lastDay
    ? withArticle.il(nameDay(lastDay))
    : `${withArticle.dal(nameShortDay(firstDay))} ${withArticle.al(nameDay(lastDay))}`;

/** Days on end in one word each: '3–8 nov, 12 nov' */
export function nameDays(days: readonly string[]): string {
  const runs: Span[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last !== undefined && Date.parse(day) - Date.parse(last.lastDay) === 86_400_000) last.lastDay = day;
    else runs.push({ firstDay: day, lastDay: day });
  }
  return runs.map(nameShortSpan).join(', ');
}

import type { CompanyHistory } from '@citato/contract';
import { nameDay, nameShortDay, nameShortSpan, withArticle } from '#lib/format';

export { nameDay, nameShortDay, nameShortSpan, nameSpan } from '#lib/format';

type Span = CompanyHistory['period'];

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

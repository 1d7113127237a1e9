import type { CompanyHistory } from '@citato/contract';
import type { HistorySearch } from './history-search-model.ts';

const DAY_MS = 86_400_000;
const MONTH_LENGTH = 7;

/** So many days later; days are those of the calendar, whatever the clock does. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const countDays = ({ firstDay, lastDay }: CompanyHistory['period']): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS) + 1;

/** The days a point of a line counts: so many, the last of which it stands at. */
export const pointSpan = (day: string, pointDays: number): CompanyHistory['period'] => ({
  firstDay: addDays(day, 1 - pointDays),
  lastDay: day,
});

const monthOf = (day: string): string => day.slice(0, MONTH_LENGTH);
const firstOfMonth = (day: string): string => `${monthOf(day)}-01`;

/** The first days of the months with an analysis, the last one first. */
export function listMonths({ firstDay, lastDay }: Pick<CompanyHistory, 'firstDay' | 'lastDay'>): string[] {
  if (firstDay === null || lastDay === null) return [];
  const months: string[] = [];
  for (
    let month = firstOfMonth(lastDay);
    month >= firstOfMonth(firstDay);
    month = firstOfMonth(addDays(month, -1))
  )
    months.push(month);
  return months;
}

/** The first days of a year's months. */
export const listYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${String(year)}-${String(index + 1).padStart(2, '0')}-01`);

/** The address of the period before or after the one shown; null where nothing was measured there. */
export function findNeighbour({
  history: { period, firstDay, lastDay },
  search,
  step,
}: {
  history: Pick<CompanyHistory, 'period' | 'firstDay' | 'lastDay'>;
  search: HistorySearch;
  step: 1 | -1;
}): HistorySearch | null {
  if (firstDay === null || lastDay === null) return null;
  if (step === -1 ? period.firstDay <= firstDay : period.lastDay >= lastDay) return null;
  const { dal: _dal, al: _al, ...rest } = search;
  if (search.arco === 'mese')
    return {
      ...rest,
      dal: firstOfMonth(step === -1 ? addDays(period.firstDay, -1) : addDays(period.lastDay, 1)),
    };
  const days = step * countDays(period);
  const to = addDays(period.lastDay, days);
  if (search.arco === 'libero') return { ...rest, dal: addDays(period.firstDay, days), al: to };
  // The last period is the one that goes on with every analysis.
  return to >= lastDay ? rest : { ...rest, al: to };
}

/** The month shown is not over: its days are compared with the same ones of the month before. */
export const isOpenMonth = ({ period }: Pick<CompanyHistory, 'period'>): boolean =>
  monthOf(addDays(period.lastDay, 1)) === monthOf(period.lastDay);

import { NO_PERIOD, parsePeriod, type Period, type PeriodSearch } from './period-search-model.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;

const romeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });
const romeOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** The day a moment falls on in Rome. */
export function toRomeDay(moment: Date): string {
  return romeDay.format(moment);
}

/** Seven days of Rome, today among them. */
function lastDays(now: Date): Period {
  const to = toRomeDay(now);
  return { from: addDays(to, 1 - DEFAULT_DAYS), to };
}

/** The period an address means; null when none is wanted. */
export function readPeriod({ periodo }: PeriodSearch, now: Date): Period | null {
  if (periodo === NO_PERIOD) return null;
  return (periodo === undefined ? null : parsePeriod(periodo)) ?? lastDays(now);
}

export function writePeriod(period: Period | null): PeriodSearch {
  return { periodo: period === null ? NO_PERIOD : `${period.from}_${period.to}` };
}

/** From the first moment of the first day until the first after the last; a day that is not over ends now. */
export function toMoments({ from, to }: Period, now: Date): { startDate: string; endDate: string } {
  const end = startOfDay(addDays(to, 1));
  const startDate = startOfDay(from);
  const isOver = end <= now.toISOString();
  return { startDate, endDate: isOver || startDate > now.toISOString() ? end : now.toISOString() };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Clocks change at one o'clock UTC: at midnight UTC the offset is still that of the midnight in Rome before it. */
function startOfDay(day: string): string {
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const name = romeOffset.formatToParts(utcMidnight).find(({ type }) => type === 'timeZoneName')?.value;
  return new Date(`${day}T00:00:00${(name ?? '').replace('GMT', '') || 'Z'}`).toISOString();
}

/** Days of Rome as 'YYYY-MM-DD', both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface PeriodSearch {
  /** Two days with '_' between them, or 'nessuno'; without it the last seven days. */
  periodo?: string | undefined;
}

const NONE = 'nessuno';
const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;

const romeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });
const romeOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** The day a moment falls on in Rome. */
export function toRomeDay(moment: Date): string {
  return romeDay.format(moment);
}

function lastDays(now: Date): Period {
  const to = toRomeDay(now);
  return { from: addDays(to, -DEFAULT_DAYS), to };
}

/** The period travels in the address; what is none is left out. */
export function parsePeriodSearch({ periodo }: Record<string, unknown>): PeriodSearch {
  if (typeof periodo !== 'string') return {};
  return periodo === NONE || parsePeriod(periodo) !== null ? { periodo } : {};
}

/** The period an address means; null when none is wanted. */
export function readPeriod({ periodo }: PeriodSearch, now: Date): Period | null {
  if (periodo === NONE) return null;
  return (periodo === undefined ? null : parsePeriod(periodo)) ?? lastDays(now);
}

export function writePeriod(period: Period | null): PeriodSearch {
  return { periodo: period === null ? NONE : `${period.from}_${period.to}` };
}

/** From the first moment of the first day until the first after the last. */
export function toMoments({ from, to }: Period): { startDate: string; endDate: string } {
  return { startDate: startOfDay(from), endDate: startOfDay(addDays(to, 1)) };
}

function parsePeriod(text: string): Period | null {
  const [from = '', to = '', ...more] = text.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1970-01-02') return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
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

/** Days of Rome as 'YYYY-MM-DD', both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface PeriodSearch {
  /** Two days with '_' between them, or 'nessuno'; without it the last seven days. */
  periodo?: string | undefined;
}

/** What an address says where no period is wanted. */
export const NO_PERIOD = 'nessuno';

/** The period travels in the address; what is none is left out. */
export function parsePeriodSearch({ periodo }: Record<string, unknown>): PeriodSearch {
  if (typeof periodo !== 'string') return {};
  return periodo === NO_PERIOD || parsePeriod(periodo) !== null ? { periodo } : {};
}

/** The two days of an address; null where it names none. */
export function parsePeriod(text: string): Period | null {
  const [from = '', to = '', ...more] = text.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1970-01-02') return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

import { PURCHASABLE_PLAN_IDS, type Plan } from '@citato/contract';
import { formatMonth } from '#lib/format';

const MONTHS_BACK = 24;
const MONTHS = 12;

/** Some whole Rome days whose invoices go to the accountant together. */
export interface Period {
  /** '2026-11', or '2026' for a year. */
  readonly key: string;
  readonly label: string;
  readonly startDate: string;
  readonly endDate: string;
}

const romeMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
});

const two = (value: number) => String(value).padStart(2, '0');

/** The months of two years back, this one first, and the years they lie in. */
export function listPeriods(now: Date): { months: Period[]; years: Period[] } {
  const [year = 0, month = 0] = romeMonth.format(now).split('-').map(Number);
  const months = Array.from({ length: MONTHS_BACK }, (_, back) =>
    monthPeriod(year * MONTHS + month - 1 - back),
  );
  const years = [...new Set(months.map(({ key }) => key.slice(0, 4)))].map((key) => ({
    key,
    label: key,
    startDate: `${key}-01-01`,
    endDate: `${key}-12-31`,
  }));
  return { months, years };
}

/** @param index months since the year 0 */
function monthPeriod(index: number): Period {
  const year = Math.floor(index / MONTHS);
  const month = (index % MONTHS) + 1;
  const key = `${String(year)}-${two(month)}`;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    key,
    label: formatMonth(`${key}-15T12:00:00Z`),
    startDate: `${key}-01`,
    endDate: `${key}-${two(lastDay)}`,
  };
}

/** Paid plans without a fitting price at the payment provider: they cannot be bought. */
export function listUnsold(plans: readonly Plan[]): Plan[] {
  return plans.filter(
    ({ id, stripePriceId }) => stripePriceId === null && PURCHASABLE_PLAN_IDS.some((one) => one === id),
  );
}

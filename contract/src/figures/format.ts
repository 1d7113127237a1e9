const LOCALE = 'it-IT';
const TIME_ZONE = 'Europe/Rome';

const integer = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, useGrouping: 'always' });
const decimal = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'always',
});
const points = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const cents = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE });
const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: TIME_ZONE });
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });

/** 1248 → '1.248' */
export function formatInteger(value: number): string {
  return integer.format(value);
}

/** 2.44 → '2,4' */
export function formatDecimal(value: number): string {
  return decimal.format(value);
}

/** Percent 0–100: 62.5 → '62,5%' */
export function formatPercent(percent: number): string {
  return `${decimal.format(percent)}%`;
}

/** Percentage points: 18.23 → '+18,2', -3 → '−3,0' */
export function formatPoints(value: number): string {
  return points.format(value).replace('-', '−');
}

/** 5900 → '€59', 5990 → '€59,90' */
export function formatEuro(priceCents: number): string {
  const euros = priceCents / 100;
  return `€${Number.isInteger(euros) ? integer.format(euros) : cents.format(euros)}`;
}

/** 'novembre 2026' in Rome */
export function formatMonth(iso: string): string {
  return month.format(new Date(iso));
}

/** '20 nov 2026' in Rome */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** '20 novembre 2026' in Rome */
export function formatLongDate(iso: string): string {
  return longDay.format(new Date(iso));
}

/** '20 nov 2026, 06:12' in Rome */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${time.format(new Date(iso))}`;
}

const HOUR_MS = 3_600_000;

/** 'oggi, 06:12' on the day of `now` in Rome, 'ieri, 06:12' on the one before, with the date on any other. */
export function formatMoment({ iso, now }: { iso: string; now: Date }): string {
  const date = formatDate(iso);
  const word = date === day.format(now) ? 'oggi' : date === dayBefore(now) ? 'ieri' : null;
  return word === null ? formatDateTime(iso) : `${word}, ${time.format(new Date(iso))}`;
}

/** A rate's doubt in whole percents: '48–75% · n = 48'; only 'n = 0' without an interval. */
export function formatRateInterval({
  lowPercent,
  highPercent,
  n,
}: {
  lowPercent: number | null;
  highPercent: number | null;
  n: number;
}): string {
  const size = `n = ${integer.format(n)}`;
  if (lowPercent === null || highPercent === null) return size;
  return `${integer.format(lowPercent)}–${integer.format(highPercent)}% · ${size}`;
}

const FEWEST_FOR_MEAN = 5;

/** The interval of a mean where it says something: not from fewer than five answers, nor where all say the same. */
export function findMeanInterval({ low, high, n }: { low: number | null; high: number | null; n: number }) {
  return low === null || high === null || low === high || n < FEWEST_FOR_MEAN ? null : { low, high };
}

/** A mean's doubt with one decimal: '2,0–2,8 · n = 30'; words where an interval would feign certainty. */
export function formatMeanInterval({
  low,
  high,
  n,
}: {
  low: number | null;
  high: number | null;
  n: number;
}): string {
  const size = `n = ${integer.format(n)}`;
  const interval = findMeanInterval({ low, high, n });
  if (interval === null)
    return `${n < FEWEST_FOR_MEAN ? 'troppo poche risposte' : 'sempre la stessa'} · ${size}`;
  return `${decimal.format(interval.low)}–${decimal.format(interval.high)} · ${size}`;
}

/** The date before that of `now` in Rome, whose days have 23 to 25 hours. */
function dayBefore(now: Date): string {
  const today = day.format(now);
  let moment = now.getTime();
  while (day.format(moment) === today) moment -= HOUR_MS;
  return day.format(moment);
}

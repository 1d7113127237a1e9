const LOCALE = 'it-IT';
const TIME_ZONE = 'Europe/Rome';

/** A browser takes milliseconds to make a formatter, and no page uses all of them. */
function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

const integer = onFirstUse(
  () => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, useGrouping: 'always' }),
);
const decimal = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: 'always',
    }),
);
const points = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
);
const cents = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    }),
);
const day = onFirstUse(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE }));
const longDay = onFirstUse(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE }));
const weekday = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: TIME_ZONE,
    }),
);
const month = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: TIME_ZONE }),
);
const time = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }),
);

/** 1248 → '1.248' */
export function formatInteger(value: number): string {
  return integer().format(value);
}

/** 2.44 → '2,4' */
export function formatDecimal(value: number): string {
  return decimal().format(value);
}

/** Percent 0–100: 62.5 → '62,5%' */
export function formatPercent(percent: number): string {
  return `${decimal().format(percent)}%`;
}

/** Percentage points: 18.23 → '+18,2', -3 → '−3,0' */
export function formatPoints(value: number): string {
  return points().format(value).replace('-', '−');
}

/** 5900 → '€59', 5990 → '€59,90' */
export function formatEuro(priceCents: number): string {
  const euros = priceCents / 100;
  return `€${Number.isInteger(euros) ? integer().format(euros) : cents().format(euros)}`;
}

/** What stands on a document, in cents always, so that a column of it lines up: 5900 → '€59,00', -550 → '−€5,50' */
export function formatAmount(amountCents: number): string {
  return `${amountCents < 0 ? '−' : ''}€${cents().format(Math.abs(amountCents) / 100)}`;
}

/** 'novembre 2026' in Rome */
export function formatMonth(iso: string): string {
  return month().format(new Date(iso));
}

/** The first of a month is an ordinal in Italian. */
const withOrdinal = (date: string): string => date.replace(/^1 /, '1º ');

/** '20 nov 2026' in Rome, '1º feb 2027' */
export function formatDate(iso: string): string {
  return withOrdinal(day().format(new Date(iso)));
}

/** '20 novembre 2026' in Rome, '1º febbraio 2027' */
export function formatLongDate(iso: string): string {
  return withOrdinal(longDay().format(new Date(iso)));
}

/** 'lunedì 1º febbraio' in Rome */
export function formatWeekday(iso: string): string {
  return weekday().format(new Date(iso)).replace(/ 1 /, ' 1º ');
}

/** '20 nov 2026, 06:12' in Rome */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${time().format(new Date(iso))}`;
}

const before = (article: string, elided: string) => (date: string) =>
  /^(8|11)\b/.test(date) ? `${elided}${date}` : `${article} ${date}`;

/** A date in a sentence: 'il 20 novembre 2026', but 'l’8 novembre 2026' and 'dall’11 nov 2026'. */
export const withArticle = {
  il: before('il', 'l’'),
  al: before('al', 'all’'),
  dal: before('dal', 'dall’'),
  Dal: before('Dal', 'Dall’'),
  del: before('del', 'dell’'),
} as const;

/** A minute in a sentence, in Rome: '06:12 del 20 novembre 2026' */
export function formatMinute(iso: string): string {
  return `${time().format(new Date(iso))} ${withArticle.del(formatLongDate(iso))}`;
}

const HOUR_MS = 3_600_000;

/** 'oggi, 06:12' on the day of `now` in Rome, 'ieri, 06:12' on the one before, with the date on any other. */
export function formatMoment({ iso, now }: { iso: string; now: Date }): string {
  const date = formatDate(iso);
  const word = date === formatDate(now.toISOString()) ? 'oggi' : date === dayBefore(now) ? 'ieri' : null;
  return word === null ? formatDateTime(iso) : `${word}, ${time().format(new Date(iso))}`;
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
  const size = `n = ${integer().format(n)}`;
  if (lowPercent === null || highPercent === null) return size;
  return `${integer().format(lowPercent)}–${integer().format(highPercent)}% · ${size}`;
}

/** With fewer answers a mean's interval is not shown. */
export const MIN_FOR_MEAN = 5;

/** The interval of a mean where it says something: not from fewer than five answers, nor where all say the same. */
export function findMeanInterval({ low, high, n }: { low: number | null; high: number | null; n: number }) {
  return low === null || high === null || low === high || n < MIN_FOR_MEAN ? null : { low, high };
}

/** The same in a sentence: 'intervallo di confidenza al 95%: 2,0–2,8 · n = 30'; words where there is no interval. */
export function formatMeanDoubt(mean: { low: number | null; high: number | null; n: number }): string {
  const doubt = formatMeanInterval(mean);
  return findMeanInterval(mean) === null ? doubt : `intervallo di confidenza al 95%: ${doubt}`;
}

/**
 * A mean's doubt with one decimal: '2,0–2,8 · n = 30'; words where an interval would suggest more certainty than there
 * is.
 */
export function formatMeanInterval({
  low,
  high,
  n,
}: {
  low: number | null;
  high: number | null;
  n: number;
}): string {
  const size = `n = ${integer().format(n)}`;
  const interval = findMeanInterval({ low, high, n });
  if (interval === null)
    return `${n < MIN_FOR_MEAN ? 'troppo poche risposte' : 'posizione sempre uguale: nessun intervallo'} · ${size}`;
  return `${decimal().format(interval.low)}–${decimal().format(interval.high)} · ${size}`;
}

const FEW = ['tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

/** Two and more without exception, before a noun with an article: 'entrambe le', 'tutti e tre i', 'tutte le 12' */
export function formatAll({ count, isFeminine }: { count: number; isFeminine: boolean }): string {
  const [ending, article] = isFeminine ? ['e', 'le'] : ['i', 'i'];
  if (count === 2) return `entramb${ending} ${article}`;
  const word = FEW[count - 3];
  if (word !== undefined) return `tutt${ending} e ${word} ${article}`;
  return `tutt${ending} ${article} ${integer().format(count)}`;
}

/** How far a task list is: '2 di 6 azioni fatte' */
export function formatDone({ done, tasks }: { done: number; tasks: number }): string {
  return `${integer().format(done)} di ${tasks === 1 ? '1 azione fatta' : `${integer().format(tasks)} azioni fatte`}`;
}

/** What a table says of the companies it does not show: 'E altre 12 aziende...', 'E un’altra azienda...' */
export function formatOtherCompanies(count: number): string {
  return count === 1 ? 'E un’altra azienda...' : `E altre ${integer().format(count)} aziende...`;
}

/** The date before that of `now` in Rome, whose days have 23 to 25 hours. */
function dayBefore(now: Date): string {
  const dateOf = (moment: number) => formatDate(new Date(moment).toISOString());
  const today = dateOf(now.getTime());
  let moment = now.getTime();
  while (dateOf(moment) === today) moment -= HOUR_MS;
  return dateOf(moment);
}

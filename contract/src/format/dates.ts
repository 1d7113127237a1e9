import { LOCALE, TIME_ZONE, onFirstUse } from './on-first-use.ts';

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

/** The date before that of `now` in Rome, whose days have 23 to 25 hours. */
function dayBefore(now: Date): string {
  const dateOf = (moment: number) => formatDate(new Date(moment).toISOString());
  const today = dateOf(now.getTime());
  let moment = now.getTime();
  while (dateOf(moment) === today) moment -= HOUR_MS;
  return dateOf(moment);
}

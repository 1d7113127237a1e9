import { nameEngine, type CompanyHistory } from '@citato/contract';
import { findQuantile, findWilsonBounds } from '@citato/contract/figures';
import { formatInteger, formatPercent } from '#lib/format';
import { findLast, listChannelBreaks, placePoints, type ChartPoint } from './chart-model.ts';

/** The error of all pairs of engines together. */
const ALPHA = 0.05;
/** Below so many answers nothing is said of an engine. */
const MIN_ANSWERS = 20;

interface Channel {
  readonly name: string;
  readonly last: ChartPoint | null;
  readonly verdict: CompanyHistory['channels'][number]['rate']['verdict'];
}

/** The engines with their last point. */
const listChannels = (history: Pick<CompanyHistory, 'channels' | 'marks' | 'prompts'>): Channel[] =>
  history.channels.map(({ engine, points, rate }) => ({
    name: nameEngine(engine),
    last: findLast(placePoints(points, listChannelBreaks(history, engine))),
    verdict: rate.verdict,
  }));

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const all = (names: readonly string[]) => new Intl.ListFormat('it-IT', { type: 'conjunction' }).format(names);

/** Where the company is strong and where it is missing, and where that changes: nothing that is not proven. */
export function sayChannels(
  history: Pick<CompanyHistory, 'channels' | 'marks' | 'prompts' | 'period' | 'numbers'>,
): string {
  const channels = listChannels(history);
  const answering = channels.filter(({ last }) => last !== null);
  const [only] = answering;
  if (only === undefined) return 'Nessun motore ha risposto in questo periodo.';
  if (channels.length === 1)
    return `Un solo motore: ${only.name}. Con un secondo si vede dove sei forte e dove manchi.`;
  const moves = sayMoves(channels);
  return [sayStrength(channels, history), moves].filter((part) => part !== '').join(' ');
}

function sayStrength(
  channels: readonly Channel[],
  { period, numbers: { designEffect } }: Pick<CompanyHistory, 'period' | 'numbers'>,
): string {
  // Points of different days are no comparison of engines.
  const present = channels.flatMap(({ name, last }) =>
    last === null || last.day !== period.lastDay || last.n < MIN_ANSWERS ? [] : [{ name, ...last }],
  );
  const pairs = (present.length * (present.length - 1)) / 2;
  const rated = present.map((one) => ({ ...one, ...findBounds(one, { pairs, designEffect }) }));
  if (rated.length < 2) return 'Per mettere i motori uno accanto all’altro le risposte sono ancora poche.';
  if (rated.every(({ mentions }) => mentions === 0))
    return rated.length === channels.length
      ? 'Nessun motore ti nomina negli ultimi giorni.'
      : `Negli ultimi giorni non ti nominano ${all(rated.map(({ name }) => name))}.`;
  const byRate = rated.toSorted((a, b) => b.percent - a.percent);
  const [best, worst] = [byRate[0], byRate.at(-1)];
  if (best === undefined || worst === undefined || best.safeLow <= worst.safeHigh)
    return 'Fra i motori nessuna differenza oltre la variabilità.';
  const strong = byRate.filter(({ safeLow }) => safeLow > worst.safeHigh).map(({ name }) => name);
  const weak = byRate.filter(({ safeHigh }) => safeHigh < best.safeLow);
  return `Più forte su ${all(strong)}, manchi di più su ${all(weak.map(nameWeak))}: regge anche confrontando insieme tutti i motori.`;
}

const nameWeak = ({ name, percent, n }: { name: string; percent: number; n: number }) =>
  percent === 0 ? `${name} (nessuna di ${answers(n)})` : `${name} (${formatPercent(percent)})`;

/**
 * Intervals of which two do not meet where their rates differ, by a bound as strict as the number of pairs: the quantile
 * of a difference over √2 (H. Goldstein and M. J. R. Healy, Journal of the Royal Statistical Society A 158 (1995),
 * 175–177). Answers of one day resemble each other: they count as fewer.
 */
function findBounds(
  { percent, n }: ChartPoint,
  { pairs, designEffect }: { pairs: number; designEffect: number },
) {
  const { low, high } = findWilsonBounds({
    share: percent / 100,
    n: n / Math.max(1, designEffect),
    quantile: findQuantile(ALPHA / Math.max(1, pairs) / 2) / Math.SQRT2,
  });
  return { safeLow: low * 100, safeHigh: high * 100 };
}

function sayMoves(channels: readonly Channel[]): string {
  const named = (verdict: Channel['verdict']) =>
    channels.filter((one) => one.verdict === verdict).map(({ name }) => name);
  const [up, down] = [named('rising'), named('falling')];
  return [
    ...(up.length === 0 ? [] : [`In crescita su ${all(up)}.`]),
    ...(down.length === 0 ? [] : [`In calo su ${all(down)}.`]),
  ].join(' ');
}

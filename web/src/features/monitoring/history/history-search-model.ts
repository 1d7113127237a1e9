import { ENGINE_IDS, type EngineId, type HistoryPeriod } from '@citato/contract';

/** The periods in the words of the address; four weeks need none. */
const PERIODS = {
  '12settimane': '12w',
  anno: 'year',
  mese: 'month',
  libero: 'custom',
} as const satisfies Record<string, HistoryPeriod>;
export type PeriodWord = keyof typeof PERIODS;
const PERIOD_WORDS: readonly string[] = Object.keys(PERIODS);
const isPeriodWord = (word: unknown): word is PeriodWord =>
  typeof word === 'string' && PERIOD_WORDS.includes(word);

export const readPeriodWord = (word: unknown): PeriodWord | undefined =>
  isPeriodWord(word) ? word : undefined;

/** Which history is shown, in the words of the address. */
export interface HistorySearch {
  /** Without it the last four weeks. */
  arco?: PeriodWord;
  /** A day of the month, or the first day of a free period. */
  dal?: string;
  /** The last day; without it that of the last analysis. */
  al?: string;
  /** Engines with commas between them; without it all. */
  motori?: string;
  /** Prompts with commas between them; without it all that count in the rates. */
  prompt?: string;
  /** Labels with commas between them: the prompts with at least one of them. */
  etichette?: string;
}

export function parseHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { arco, dal, al, motori, prompt, etichette } = search;
  return {
    ...(isPeriodWord(arco) && { arco }),
    ...(isDay(dal) && { dal }),
    ...(isDay(al) && { al }),
    ...(isWord(motori) && { motori }),
    ...(isWord(prompt) && { prompt }),
    ...(isWord(etichette) && { etichette }),
  };
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** YYYY-MM-DD, and a day that exists. */
const isDay = (value: unknown): value is string =>
  isWord(value) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The address with another history, and whatever else is open as it is. */
export function openHistory<Place extends HistorySearch>(place: Place, history: HistorySearch) {
  const { arco: _1, dal: _2, al: _3, motori: _4, prompt: _5, etichette: _6, ...rest } = place;
  return { ...rest, ...history };
}

export const periodOf = ({ arco }: HistorySearch): HistoryPeriod =>
  arco === undefined ? '4w' : PERIODS[arco];

/** A free period whose end lies before its beginning is asked of nobody. */
export const isReversed = ({ arco, dal, al }: HistorySearch): boolean =>
  arco === 'libero' && dal !== undefined && al !== undefined && dal > al;

export const listChosen = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').filter((word) => word !== '');

/** The engines that were chosen, those nobody knows left out. */
export const listChosenEngines = ({ motori }: HistorySearch): EngineId[] => {
  const names = listChosen(motori);
  return ENGINE_IDS.filter((engine) => names.includes(engine));
};

/** What the server is asked. */
export function buildQuery(search: HistorySearch) {
  const { dal, al, prompt, etichette } = search;
  const period = periodOf(search);
  const engines = listChosenEngines(search);
  return {
    period,
    ...(dal !== undefined && (period === 'month' || period === 'custom') && { from: dal }),
    ...(al !== undefined && period !== 'month' && { to: al }),
    ...(engines.length > 0 && { engines: engines.join(',') }),
    ...(prompt !== undefined && { prompts: prompt }),
    ...(etichette !== undefined && { labels: etichette }),
  };
}

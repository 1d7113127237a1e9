import type { HistoryPeriod } from '@citato/contract';
import { isDay, isWord } from '#lib/search/address-model';

/** The periods in the words of the address; four weeks need none. */
export const PERIODS = {
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

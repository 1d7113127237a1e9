import { isWord } from '#lib/search/address-model';
import { parseHistorySearch, type HistorySearch } from '../history/history-search-model.ts';

/** Which answers are compared, in the words of the address: days, engines and prompts as in a history, and a rival. */
export interface GapsSearch extends HistorySearch {
  /** The key of a rival; without it any. */
  rivale?: string;
}

export function parseGapsSearch(search: Record<string, unknown>): GapsSearch {
  const { rivale } = search;
  return {
    ...parseHistorySearch(search),
    ...(isWord(rivale) && { rivale }),
  };
}

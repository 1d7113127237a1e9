import {
  buildQuery as buildHistoryQuery,
  parseHistorySearch,
  type HistorySearch,
} from '../history/history-search-model.ts';

/** Which answers are compared, in the words of the address: days, engines and prompts as in a history, and a rival. */
export interface GapsSearch extends HistorySearch {
  /** The key of a rival; without it any. */
  rivale?: string;
}

export function parseGapsSearch(search: Record<string, unknown>): GapsSearch {
  const { rivale } = search;
  return {
    ...parseHistorySearch(search),
    ...(typeof rivale === 'string' && rivale !== '' && { rivale }),
  };
}

/** The address with other filters, and whatever else is open as it is. */
export function openGaps<Place extends GapsSearch>(place: Place, gaps: GapsSearch) {
  const { arco: _1, dal: _2, al: _3, motori: _4, prompt: _5, rivale: _6, ...rest } = place;
  return { ...rest, ...gaps };
}

/** What the server is asked. */
export const buildGapsQuery = (search: GapsSearch) => ({
  ...buildHistoryQuery(search),
  ...(search.rivale !== undefined && { rival: search.rivale }),
});

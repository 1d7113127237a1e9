import { buildQuery as buildHistoryQuery } from '../history/history-query-model.ts';
import type { GapsSearch } from './gaps-search-model.ts';

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

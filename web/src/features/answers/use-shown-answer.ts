import { useEffect, useEffectEvent, useState } from 'react';
import { widenSearch } from './answers-place.ts';
import type { AnswersSearch } from './answers-search.ts';
import { useAnswers } from './queries.ts';

/** The answer the address names; the newest where it names none, or a deleted one. */
export function useShownAnswer({
  search,
  isOpen,
  onWiden,
}: {
  search: AnswersSearch;
  isOpen: boolean;
  /** Its filters leave the answer out: it is looked for without them. */
  onWiden: (wider: AnswersSearch) => void;
}) {
  const answers = useAnswers(search);
  const results = answers.data?.pages.flatMap((page) => page.results) ?? [];
  const firstShown = useFirstShown({ search, id: answers.isFetching ? undefined : results[0]?.id });
  const found = results.findIndex(({ id }) => id === (search.risposta ?? firstShown));
  const isElsewhere = search.risposta !== undefined && found < 0;
  const wider = isElsewhere && answers.isSuccess && !answers.hasNextPage ? widenSearch(search) : null;
  // A link may show an answer further back: pages are fetched until it is there.
  const isSearching = isElsewhere && (answers.hasNextPage || wider !== null);
  const place = Math.max(0, found);

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = answers;
  const isNearEnd = isSearching || place >= results.length - 2;
  // A page that failed to load is only requested again by the reader: an automatic retry would fail without end.
  const mustFetch = isNearEnd && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mustFetch) void fetchNextPage();
  }, [mustFetch, fetchNextPage]);
  const widen = useEffectEvent(() => {
    if (wider !== null) onWiden(wider);
  });
  const mustWiden = isOpen && wider !== null && !answers.isFetching;
  useEffect(() => {
    if (mustWiden) widen();
  }, [mustWiden, search]);

  return {
    answers,
    results,
    place,
    current: isSearching ? undefined : results[place],
    isSearching,
    /** The reader has come to a page that failed to load. */
    isCutOff: isNearEnd && isFetchNextPageError,
    isGone: isElsewhere && !isSearching && answers.isSuccess,
  };
}

/**
 * The answer that was the newest when the address named none: what is being read stays on screen when newer ones come.
 */
function useFirstShown({
  search,
  id,
}: {
  search: AnswersSearch;
  id: string | undefined;
}): string | undefined {
  const [first, setFirst] = useState<{ search: AnswersSearch; id: string } | null>(null);
  if (id !== undefined && first?.search !== search) setFirst({ search, id });
  return first?.search === search ? first.id : undefined;
}

import { useEffect, useEffectEvent } from 'react';
import { widenSearch } from './answers-place.ts';
import type { AnswersSearch } from './answers-search.ts';
import { useAnswers } from './queries.ts';

/** The answer the address names among those it asks for; the newest where it names none, or one that is gone. */
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
  const found = results.findIndex(({ id }) => id === search.risposta);
  const isElsewhere = search.risposta !== undefined && found < 0;
  const wider = isElsewhere && answers.isSuccess && !answers.hasNextPage ? widenSearch(search) : null;
  // A link may show an answer further back: pages are fetched until it is there.
  const isSearching = isElsewhere && (answers.hasNextPage || wider !== null);
  const place = Math.max(0, found);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answers;
  const isNearEnd = isSearching || place >= results.length - 2;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
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
    isGone: isElsewhere && !isSearching && answers.isSuccess,
  };
}

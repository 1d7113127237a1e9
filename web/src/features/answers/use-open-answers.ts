import { useNavigate } from '@tanstack/react-router';
import { openBehindNumber } from './answers-place.ts';
import type { AnswersSearch } from './answers-search.ts';

/** Opens the answers behind a number: the address says which, so that going back closes them and a link shows them. */
export function useOpenAnswers(): (answers: AnswersSearch & { risposte: string }) => void {
  const navigate = useNavigate({ from: '/' });
  return (answers) => {
    void navigate({
      search: (place) => openBehindNumber(place, answers),
      resetScroll: false,
    });
  };
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CompanyWithPrompts } from '@citato/contract';
import { useState } from 'react';
import { lazyDialog } from '#ui';
import { openInPlace } from '../answers-place.ts';
import type { AnswersSearch } from '../answers-search.ts';

const AnswersDrawer = lazyDialog(async () => (await import('./answers-drawer.tsx')).AnswersDrawer);

/** The answers the address asks for, of one of the company's prompts; loaded when they are first opened. */
export function Answers({ company }: { company: CompanyWithPrompts }) {
  const search: AnswersSearch = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const isOpen = company.prompts.some(({ id }) => id === search.risposte);
  // What was open stays on screen while the drawer leaves.
  const [shown, setShown] = useState<AnswersSearch | null>(null);
  if (isOpen && search !== shown) setShown(search);
  if (shown === null) return null;
  const change = (next: AnswersSearch) => {
    void navigate({
      search: (place) => openInPlace(place, next),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <AnswersDrawer
      company={company}
      search={shown}
      isOpen={isOpen}
      onChange={change}
      onClose={() => {
        change({});
      }}
    />
  );
}

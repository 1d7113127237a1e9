import { useSearch } from '@tanstack/react-router';
import type { ReadingSearch } from '../reading-search.ts';
import { FindAnswer } from './find-answer.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { ReadingsList } from './readings-list.tsx';

/** The answers that are read differently, or the one of them the address names. */
export function ReadingsPanel() {
  const { risposta }: ReadingSearch = useSearch({ from: '/admin' });
  if (risposta !== undefined) return <ReadingPanel resultId={risposta} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FindAnswer />
      <ReadingsList />
    </div>
  );
}

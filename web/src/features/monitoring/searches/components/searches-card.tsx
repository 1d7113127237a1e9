import type { EngineId } from '@citato/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Card, lazyPart } from '#ui';
import { SEARCHES_HINT, SEARCHES_TITLE } from '../searches-title.ts';

const SearchesList = lazyPart(async () => (await import('./searches-list.tsx')).SearchesList, {
  failed: { title: SEARCHES_TITLE, text: SEARCHES_HINT },
});

interface SearchesCardProps {
  promptId: string;
  engine: EngineId | undefined;
  lastUpdated: string;
}

/** What the engines search for before they answer: folded until somebody asks. */
export function SearchesCard(props: SearchesCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex w-full items-center justify-between gap-4 rounded-3 px-4 py-4 text-left focus-visible:rounded-3 md:px-6"
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <span>
            <span className="block text-md font-semibold">{SEARCHES_TITLE}</span>
            <span className="block text-xs font-normal text-muted">{SEARCHES_HINT}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {isOpen && <SearchesList {...props} />}
    </Card>
  );
}

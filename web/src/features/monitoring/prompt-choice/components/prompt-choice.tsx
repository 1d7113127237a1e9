import { nameQuestion } from '@citato/contract';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton, Popover } from '#ui';
import { choiceCopy as copy } from '../copy.ts';
import type { PromptResults } from '../model.ts';
import { PromptSearch } from './prompt-search.tsx';

interface PromptChoiceProps {
  /** Those with numbers, in their order. */
  all: readonly PromptResults[];
  chosen: PromptResults;
  /** Prompts of the company, also those without numbers. */
  prompts: number;
  onChoose: (promptId: string) => void;
}

/** The prompt whose table is shown below: its number, a search among all, and links to its neighbours. */
export function PromptChoice({ all, chosen, prompts, onChoose }: PromptChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = all.indexOf(chosen);
  const go = ({ prompt }: PromptResults) => {
    onChoose(prompt.id);
  };
  const neighbour = (label: string, icon: ReactNode, to: PromptResults | undefined) => (
    // Stays focusable at the end of the row: a button that disappears would lose the focus.
    <IconButton
      label={label}
      icon={icon}
      className="max-md:size-11 aria-disabled:text-faint"
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) go(to);
      }}
    />
  );
  if (prompts === 1) return <p className="text-xs text-faint">{copy.place({ index: 1, prompts })}</p>;
  return (
    <div role="group" aria-label={copy.label} className="flex items-center gap-1 print:hidden">
      <Popover
        label={copy.open}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="w-[36rem] max-w-[calc(100vw-2rem)] p-0!"
        trigger={
          <Button className="max-md:min-h-11">
            {copy.place({ index: chosen.index, prompts })}
            <ChevronDown />
          </Button>
        }
      >
        <PromptSearch
          all={all}
          chosen={chosen}
          unanswered={prompts - all.length}
          onChoose={(result) => {
            setIsOpen(false);
            go(result);
          }}
        />
      </Popover>
      {neighbour(copy.previous, <ChevronLeft />, all[place - 1])}
      {neighbour(copy.next, <ChevronRight />, all[place + 1])}
      <span role="status" className="sr-only">
        {copy.shown({ index: chosen.index, text: nameQuestion(chosen.prompt) })}
      </span>
    </div>
  );
}

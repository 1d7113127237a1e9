import { nameQuestion } from '@citato/contract';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { figuresCopy } from '../../figures/copy.ts';
import { formatInteger, formatPercent } from '#lib/format';
import { matchesWords } from '#lib/search/words-model';
import { Field, TextInput } from '#ui';
import { choiceCopy as copy } from '../copy.ts';
import type { PromptResults } from '../model.ts';

/** How many options a key leads on. */
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

interface PromptSearchProps {
  all: readonly PromptResults[];
  chosen: PromptResults;
  /** Prompts that have no numbers yet, and so no table. */
  unanswered: number;
  onChoose: (result: PromptResults) => void;
}

/** A field and the prompts that hold its words: arrows lead through them, Enter opens the table of one. */
export function PromptSearch({ all, chosen, unanswered, onChoose }: PromptSearchProps) {
  const listId = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState<PromptResults | undefined>(chosen);
  const found = all.filter(({ prompt }) => matchesWords({ text: nameQuestion(prompt), wanted: words }));
  const current = active !== undefined && found.includes(active) ? active : found[0];
  const list = useRef<HTMLUListElement>(null);
  const lead = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      onChoose(current);
    }
    if (step === undefined || current === undefined) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(found.indexOf(current) + step, found.length - 1));
    setActive(found[place]);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const idOf = ({ prompt }: PromptResults) => `${listId}${prompt.id}`;
  return (
    <div className="grid grid-cols-1">
      <div className="p-3">
        <Field label={copy.search} isLabelHidden>
          <TextInput
            type="search"
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && idOf(current)}
            autoComplete="off"
            placeholder={copy.search}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setActive(undefined);
            }}
            onKeyDown={lead}
          />
        </Field>
      </div>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={copy.open}
        className="max-h-[min(24rem,calc(var(--radix-popover-content-available-height)-8rem))] min-h-11 overflow-y-auto border-t empty:hidden"
      >
        {found.map((result) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys of the list
          <li
            key={result.prompt.id}
            id={idOf(result)}
            role="option"
            aria-selected={result === chosen}
            data-active={result === current || undefined}
            onClick={() => {
              onChoose(result);
            }}
            className="grid min-h-11 cursor-pointer grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-2 px-3 py-2.5 text-sm not-first:border-t hover:bg-surface data-active:bg-accent-soft aria-selected:font-medium"
          >
            <span className="text-right text-xs font-normal text-faint">{formatInteger(result.index)}</span>
            <span className="wrap-anywhere">{nameQuestion(result.prompt)}</span>
            <span className="text-xs font-normal text-muted">
              <span className="sr-only">{figuresCopy.mentionRate} </span>
              {result.data.mentionRate.percent === null
                ? figuresCopy.none
                : formatPercent(result.data.mentionRate.percent)}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="border-t px-3 py-2 text-2xs text-muted empty:hidden">
        {found.length === 0 ? copy.none : unanswered > 0 && copy.unanswered(unanswered)}
      </p>
    </div>
  );
}

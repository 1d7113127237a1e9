import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { matchesWords } from '#lib/search/words-model';
import { Button } from '../buttons/button.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Popover } from './popover.tsx';

interface Choice {
  value: string;
  label: string;
  /** What is to be known before it is chosen. */
  note?: string | undefined;
}

interface ChoiceMenuProps {
  /** What the button says: all, or how many. */
  label: string;
  /** Names the list. */
  title: string;
  all: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Words for a list long enough to be searched. */
  search?: { label: string; none: string };
}

const SEARCHED_FROM = 8;

/** Some of many, or all of them: nothing chosen means all. */
export function ChoiceMenu({ label, title, all, choices, chosen, onChange, search }: ChoiceMenuProps) {
  const [wanted, setWanted] = useState('');
  const found = choices.filter((choice) => matchesWords({ text: choice.label, wanted }));
  return (
    <Popover
      label={title}
      className="max-h-96 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
      trigger={
        <Button className="min-w-0 max-sm:flex-1">
          <span className="truncate">{label}</span>
          <ChevronDown aria-hidden className="text-muted" />
        </Button>
      }
    >
      {search !== undefined && choices.length >= SEARCHED_FROM && (
        <div className="pb-2">
          <Field label={search.label} isLabelHidden>
            <TextInput
              type="search"
              placeholder={search.label}
              value={wanted}
              onChange={({ target: { value } }) => {
                setWanted(value);
              }}
            />
          </Field>
        </div>
      )}
      <div className="grid">
        <Option
          label={all}
          isChecked={chosen.length === 0}
          onToggle={() => {
            onChange([]);
          }}
        />
        {found.map(({ value, label: name, note }) => (
          <Option
            key={value}
            label={name}
            note={note}
            isChecked={chosen.includes(value)}
            onToggle={() => {
              onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
            }}
          />
        ))}
      </div>
      {search !== undefined && found.length === 0 && <p className="py-2 text-muted">{search.none}</p>}
    </Popover>
  );
}

function Option({
  label,
  note,
  isChecked,
  onToggle,
}: {
  label: string;
  note?: string | undefined;
  isChecked: boolean;
  onToggle: () => void;
}) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2.5 py-1.5 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">
        {label}
        {note !== undefined && <span className="block text-2xs text-faint">{note}</span>}
      </span>
    </label>
  );
}

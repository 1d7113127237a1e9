import type { Label, LabelColour } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useId, useState, type ReactNode } from 'react';
import { Button, Field, TextInput } from '#ui';
import { labelsCopy as copy } from '../copy.ts';
import { LABEL_DOTS } from './label-chip.tsx';

const COLOURS = ['plain', 'ochre', 'wisteria', 'blue', 'brick', 'ink'] as const satisfies LabelColour[];
const MAX_NAME = 32;

interface LabelFormProps {
  /** The label to be changed; without one a new one is made. */
  label?: Label;
  isPending: boolean;
  onSave: (label: { name: string; colour: LabelColour }) => Promise<boolean>;
  /** Further buttons. */
  children?: ReactNode;
}

/** Name and colour of a label. */
export function LabelForm({ label, isPending, onSave, children }: LabelFormProps) {
  const group = useId();
  const [name, setName] = useState(label?.name ?? '');
  const [colour, setColour] = useState<LabelColour>(COLOURS.find((one) => one === label?.colour) ?? 'plain');
  const save = async () => {
    if (name.trim() !== '' && (await onSave({ name, colour })) && label === undefined) setName('');
  };
  return (
    <form
      className="grid gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={label === undefined ? copy.name : copy.rename} isLabelHidden>
        <TextInput
          placeholder={copy.name}
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target: { value } }) => {
            setName(value);
          }}
        />
      </Field>
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">{copy.colour}</legend>
        {COLOURS.map((one) => (
          <label
            key={one}
            title={copy.colours[one]}
            className={cx(
              'relative grid size-8 place-items-center rounded-2 pointer-coarse:size-11',
              'has-checked:inset-ring has-checked:inset-ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={group}
              value={one}
              aria-label={copy.colours[one]}
              checked={colour === one}
              onChange={() => {
                setColour(one);
              }}
              className="absolute inset-0 opacity-0"
            />
            <span aria-hidden className={`size-4 rounded-full ${LABEL_DOTS[one]}`} />
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isPending || name.trim() === ''}>
          {label === undefined ? copy.add : copy.save}
        </Button>
        {children}
      </div>
    </form>
  );
}

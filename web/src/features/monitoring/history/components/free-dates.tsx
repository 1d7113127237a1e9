import { useState } from 'react';
import { Button, Field, TextInput } from '#ui';
import { historyCopy } from '../copy.ts';

const copy = historyCopy.periods;

interface Dates {
  dal: string;
  al: string;
}

/** Two dates of the reader's own; reversed ones are said to be, and turned by a tap. */
export function FreeDates({ dates, onShow }: { dates: Dates; onShow: (dates: Dates) => void }) {
  const [typed, setTyped] = useState(dates);
  const isMissing = typed.dal === '' || typed.al === '';
  const isReversed = !isMissing && typed.dal > typed.al;
  const set = (key: keyof Dates) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [key]: event.target.value });
  };
  return (
    <form
      aria-label={copy.dates}
      noValidate
      className="grid gap-3 print:hidden sm:flex sm:flex-wrap sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && !isReversed) onShow(typed);
      }}
    >
      <div className="grid gap-3 min-[400px]:grid-cols-2">
        <Field label={copy.from}>
          <TextInput type="date" value={typed.dal} onChange={set('dal')} />
        </Field>
        <Field label={copy.to} error={isReversed ? copy.reversed : undefined}>
          <TextInput type="date" value={typed.al} onChange={set('al')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2 sm:pt-6.5">
        {isReversed && (
          <Button
            variant="soft"
            onClick={() => {
              const swapped = { dal: typed.al, al: typed.dal };
              setTyped(swapped);
              onShow(swapped);
            }}
          >
            {copy.swap}
          </Button>
        )}
        <Button type="submit" disabled={isMissing || isReversed}>
          {copy.show}
        </Button>
      </div>
      {isReversed && (
        <p role="alert" className="sr-only">
          {copy.reversed}
        </p>
      )}
      {isMissing && <p className="text-xs text-muted sm:basis-full">{copy.missing}</p>}
    </form>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Card, Field, TextInput } from '#ui';
import { readingsCopy } from '../copy.ts';
import { findAnswerId } from '../reading-search.ts';

const copy = readingsCopy.find;

/** Any answer by its link, as a customer sends it, or by its id. */
export function FindAnswer() {
  const navigate = useNavigate({ from: '/admin' });
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Card className="px-4 py-5 sm:px-6">
      <form
        noValidate
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          const risposta = findAnswerId(typed);
          setError(risposta === null ? copy.none : undefined);
          if (risposta !== null) void navigate({ search: (old) => ({ ...old, risposta }) });
        }}
      >
        <Field label={copy.label} help={copy.help} error={error}>
          <TextInput
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </Field>
        <Button type="submit" className="min-h-11 max-sm:w-full sm:mt-6.5">
          {copy.run}
        </Button>
      </form>
    </Card>
  );
}

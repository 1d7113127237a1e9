import { type SyntheticEvent, useState } from 'react';
import { Button, Card, Field, showToast, TextInput } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { teamsCopy } from '../copy.ts';
import { useRenameTeam } from '../queries.ts';

const copy = teamsCopy.name;

/** What the organisation is called in invitations and in the menu of who is in several. */
export function NameForm({ name }: { name: string | null }) {
  const [value, setValue] = useState(name ?? '');
  const rename = useRenameTeam();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (rename.isPending) return;
    try {
      await rename.mutateAsync(value);
      showToast({ title: copy.done, tone: 'success' });
    } catch {
      // Said below the field.
    }
  };
  return (
    <Card className="px-4 py-5 sm:px-6">
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void submit(event)}>
        <Field
          label={copy.label}
          help={copy.help}
          className="min-w-0 flex-1 basis-64"
          error={
            rename.error === null
              ? undefined
              : readErrorMessage({ error: rename.error, fallback: teamsCopy.fallback })
          }
        >
          <TextInput
            value={value}
            onChange={({ target }) => {
              setValue(target.value);
            }}
          />
        </Field>
        <Button type="submit" isLoading={rename.isPending} className="max-sm:w-full sm:mt-[26px]">
          {copy.submit}
        </Button>
      </form>
    </Card>
  );
}

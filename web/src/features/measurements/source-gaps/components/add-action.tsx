import { Plus } from 'lucide-react';
import { useState } from 'react';
import { readErrorMessage } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';
import { Button, Field, showToast, TextInput } from '#ui';
import { planCopy as copy } from '../plan-copy.ts';
import { useAddAction } from '../plan-queries.ts';
import { FormFoot } from './plan-forms.tsx';

const MIN_TITLE = 3;
const MAX_TITLE = 200;

/** An action of the user's own. */
export function AddAction({ companyId }: { companyId: string }) {
  const [title, setTitle] = useState<string | null>(null);
  const mayAdd = useMay<'addPlanAction'>('edit');
  const add = useAddAction(companyId);
  const close = () => {
    setTitle(null);
  };
  if (!mayAdd) return null;
  if (title === null) {
    return (
      <div className="border-t px-2 py-1.5 md:px-4">
        <Button
          variant="ghost"
          onClick={() => {
            setTitle('');
          }}
        >
          <Plus aria-hidden />
          {copy.add}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="grid max-w-120 gap-3 border-t px-4 py-4 md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim().length < MIN_TITLE || add.isPending) return;
        add.mutate(
          { title: title.trim() },
          {
            onSuccess: close,
            onError: (error) => {
              const description = readErrorMessage({ error, fallback: copy.notChanged });
              showToast({ title: copy.notChanged, description, tone: 'error' });
            },
          },
        );
      }}
    >
      <Field label={copy.addTitle}>
        <TextInput
          required
          minLength={MIN_TITLE}
          maxLength={MAX_TITLE}
          value={title}
          onChange={({ target: { value } }) => {
            setTitle(value);
          }}
        />
      </Field>
      <FormFoot onCancel={close} isPending={add.isPending} />
    </form>
  );
}

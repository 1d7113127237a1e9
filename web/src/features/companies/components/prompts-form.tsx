import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Field, IconButton, TextArea } from '#ui';
import { companiesCopy } from '../copy.ts';
import { PromptCostNote } from './prompt-cost-note.tsx';
import type { PromptFields } from './use-prompt-fields.ts';

const copy = companiesCopy.promptsForm;

interface PromptsFormProps {
  prompts: PromptFields;
  /** How many prompts the plan still allows; at least one field always stands. */
  maxPrompts: number;
  submitLabel: string;
  isPending: boolean;
  onBack: () => void;
  onSubmit: (prompts: { text: string }[]) => void;
  /** Stands between the fields and the buttons. */
  children?: ReactNode;
}

/** Step two: the questions customers ask; the first is required, the others can be removed. */
export function PromptsForm({
  prompts: { form, fields, add, remove },
  maxPrompts,
  submitLabel,
  isPending,
  onBack,
  onSubmit,
  children,
}: PromptsFormProps) {
  const { register, handleSubmit, formState } = form;
  const left = maxPrompts - fields.length;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit(({ prompts }) => {
          onSubmit(prompts);
        })(event)
      }
    >
      {fields.map((field, index) => (
        <div key={field.id} className={fields.length > 1 ? 'grid grid-cols-[minmax(0,1fr)_auto] gap-1' : ''}>
          <Field label={copy.prompt(index + 1)} error={formState.errors.prompts?.[index]?.text?.message}>
            <TextArea
              rows={2}
              placeholder={index === 0 ? copy.placeholder : undefined}
              {...register(`prompts.${index}.text`)}
            />
          </Field>
          {index > 0 && (
            <IconButton
              className="mt-6.5"
              label={copy.remove(index + 1)}
              icon={<X />}
              onClick={() => {
                remove(index);
              }}
            />
          )}
        </div>
      ))}
      {left > 0 && (
        <Button
          variant="ghost"
          className="-mt-2 -ml-3 justify-self-start text-accent"
          onClick={() => {
            add({ text: '' });
          }}
        >
          <Plus />
          {copy.add} {left < 10 && copy.left(left)}
        </Button>
      )}
      {children}
      <PromptCostNote />
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
        <Button variant="ghost" className="min-h-12 sm:min-h-11" onClick={onBack} disabled={isPending}>
          {copy.back}
        </Button>
        <Button
          type="submit"
          variant="primary"
          className="min-h-12 sm:min-h-11 sm:min-w-33"
          isLoading={isPending}
          loadingLabel={copy.saving}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

import { cx } from 'class-variance-authority';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Field, IconButton, TextArea } from '#ui';
import { companiesCopy } from '../copy.ts';
import { PromptCostNote } from './prompt-cost-note.tsx';
import type { PromptFields } from '../use-prompt-fields.ts';

const copy = companiesCopy.promptsForm;

interface PromptsFormProps {
  prompts: PromptFields;
  /** How many prompts the plan still allows; there is always at least one field. */
  maxPrompts: number;
  submitLabel: string;
  isPending: boolean;
  /** Questions for the empty fields are on their way: the form waits for them rather than ask for one. */
  isPreparing: boolean;
  /** Whether the first text was proposed without the site. */
  isGuess: (text: string) => boolean;
  /** What has to be decided before the prompts are saved. */
  question: ReactNode;
  onBack: () => void;
  onSubmit: (prompts: { text: string }[]) => void;
  /** Stands between the fields and the buttons, which then stay at the foot of the dialog. */
  children?: ReactNode;
}

/** Step two: the questions customers ask; the first is required, the others can be removed. */
export function PromptsForm({
  prompts: { form, fields, texts, add, remove },
  maxPrompts,
  submitLabel,
  isPending,
  isPreparing,
  isGuess,
  question,
  onBack,
  onSubmit,
  children,
}: PromptsFormProps) {
  const { register, handleSubmit, formState, setFocus } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const left = maxPrompts - fields.length;
  // Adding a field validates them all: no field is corrected before it was left.
  const errorOf = (index: number) =>
    isSubmitted || touchedFields.prompts?.[index]?.text === true
      ? errors.prompts?.[index]?.text?.message
      : undefined;
  const isLong = Boolean(children);
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
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_auto]">
          <Field
            label={copy.prompt(index + 1)}
            help={index === 0 && isGuess(texts[0] ?? '') ? copy.guessed : undefined}
            error={errorOf(index)}
          >
            <TextArea
              rows={2}
              placeholder={index === 0 ? copy.placeholder : undefined}
              {...register(`prompts.${index}.text`)}
            />
          </Field>
          {index > 0 && (
            <IconButton
              className="mt-6.5 ml-1"
              label={copy.remove(index + 1)}
              icon={<X />}
              onClick={() => {
                remove(index);
                // The button leaves with its field.
                setFocus(`prompts.${index - 1}.text`);
              }}
            />
          )}
        </div>
      ))}
      {left > 0 && (
        <Button
          variant="ghost"
          className="-mt-2 -ml-3 justify-self-start"
          onClick={() => {
            add({ text: '' });
          }}
        >
          <Plus />
          {copy.add} {left < 10 && copy.left(left)}
        </Button>
      )}
      {question}
      {children}
      <PromptCostNote />
      <div
        className={cx(
          'flex gap-2 sm:flex-row sm:justify-between',
          isLong
            ? 'sticky -bottom-6 -mx-4 -mb-6 border-t bg-overlay p-4 max-sm:*:last:flex-1 sm:-mx-6 sm:rounded-b-4 sm:px-6'
            : 'mt-2 flex-col-reverse',
        )}
      >
        <Button
          variant="ghost"
          className="min-h-12 sm:-ml-4 sm:min-h-11"
          onClick={onBack}
          disabled={isPending}
        >
          {copy.back}
        </Button>
        <Button
          type="submit"
          variant="primary"
          className="min-h-12 sm:min-h-11 sm:min-w-33"
          isLoading={isPending || isPreparing}
          loadingLabel={isPending ? copy.saving : copy.preparing}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

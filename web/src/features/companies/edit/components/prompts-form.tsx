import type { CompanyInput } from '@citato/contract';
import { Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PromptAdvice } from '../../prompt-checks/components/prompt-advice.tsx';
import { Button, Field, IconButton, TextArea } from '#ui';
import { companiesCopy } from '../../list/copy.ts';
import { PromptCostNote } from '../../list/components/prompt-cost-note.tsx';
import { PromptsFormButtons } from './prompts-form-buttons.tsx';
import { useAnalysisLeft } from '../../list/use-analysis-left.ts';
import type { PromptFields } from '../use-prompt-fields.ts';

const copy = companiesCopy.promptsForm;

interface PromptsFormProps {
  prompts: PromptFields;
  /** Whose prompts they become; null while its fields are not valid. */
  company: CompanyInput | null;
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
  company,
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
  const { isLeft } = useAnalysisLeft();
  /** The field that was typed in last. */
  const [typedIn, setTypedIn] = useState<number | null>(null);
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
              {...register(`prompts.${index}.text`, {
                onChange: () => {
                  setTypedIn(index);
                },
              })}
            />
          </Field>
          {index > 0 && (
            <IconButton
              className="mt-6.5 ml-1"
              label={copy.remove(index + 1)}
              icon={<X />}
              onClick={() => {
                remove(index);
                setTypedIn(null);
                // The button leaves with its field.
                setFocus(`prompts.${index - 1}.text`);
              }}
            />
          )}
          {index === typedIn && (
            <div className="col-start-1 mt-1.5">
              <PromptAdvice
                text={texts[index] ?? ''}
                company={
                  company === null ? undefined : { name: company.name, websiteUrl: company.websiteUrl }
                }
                markets={company?.market && [company.market]}
                others={texts.filter((text, other) => other !== index && text.trim() !== '')}
                isAnalysed={isLeft}
              />
            </div>
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
      <PromptCostNote markets={company?.market && [company.market]} />
      <PromptsFormButtons {...{ isLong, isPending, isPreparing, submitLabel, onBack }} />
    </form>
  );
}

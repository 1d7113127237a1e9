import { promptInput } from '@citato/contract';
import { useEffect } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { placeSuggestion, suggestionsCopy } from '#features/suggestions';
import { showToast } from '#ui';
import { useValidatedForm } from '#lib/use-validated-form';
import { companiesCopy } from '../list/copy.ts';

const copy = companiesCopy.promptsForm;

/**
 * The fields of step two: typed, filled in by suggestions as long as nothing was typed, added one by one.
 * @param prefilled suggestions to begin with; may arrive while the form stands there
 * @param kept the fields' text when the step was left
 */
export function usePromptFields({
  maxPrompts,
  prefilled,
  kept,
}: {
  maxPrompts: number;
  prefilled: readonly string[];
  kept: readonly string[];
}) {
  const schema = z.object({
    prompts: z
      .array(promptInput)
      .check(z.minLength(1, copy.atLeastOne), z.maxLength(maxPrompts, copy.tooMany(maxPrompts))),
  });
  const form = useValidatedForm({
    schema,
    defaultValues: { prompts: toFields(kept.length > 0 ? kept : prefilled) },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'prompts' });
  const texts = useWatch({ control: form.control, name: 'prompts' }).map(({ text }) => text);

  // Read at every turn: the form keeps count of it only for who does. A field that was emptied stays empty.
  const { isDirty } = form.formState;
  const isUntouched = texts.length === 1 && texts[0] === '' && !isDirty;
  useEffect(() => {
    if (prefilled.length === 0 || !isUntouched) return;
    form.reset({ prompts: toFields(prefilled) });
    selectWriting();
  }, [form, isUntouched, prefilled]);

  const choose = (question: string) => {
    const place = placeSuggestion({ texts, max: maxPrompts });
    if (place.kind === 'full') {
      showToast({
        title: suggestionsCopy.limit,
        description: suggestionsCopy.limitText(maxPrompts),
        tone: 'error',
      });
    } else if (place.kind === 'append') append({ text: question }, { shouldFocus: false });
    else {
      form.setValue(`prompts.${place.index}.text`, question, { shouldDirty: true, shouldValidate: true });
    }
  };
  return { form, fields, texts, choose, add: append, remove };
}
export type PromptFields = ReturnType<typeof usePromptFields>;

function toFields(texts: readonly string[]): { text: string }[] {
  return texts.length === 0 ? [{ text: '' }] : texts.map((text) => ({ text }));
}

/** Text that appears under the cursor is selected, so that typing replaces it. */
function selectWriting(): void {
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.select();
}

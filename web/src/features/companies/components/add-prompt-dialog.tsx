import { promptInput, type CompanyWithPrompts } from '@citato/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PromptAdvice } from '#features/prompt-checks';
import { isAmong, SuggestionsPanel, suggestionsCopy, useSuggestions } from '#features/suggestions';
import { createRequestNamer } from '#lib/requests/request-namer';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { Button, Dialog, DialogBody, DialogFoot, Field, TextArea, showToast, useWhileThere } from '#ui';
import { useValidatedForm } from '#lib/use-validated-form';
import { companiesCopy } from '../copy.ts';
import { promptDraft } from '../kept-drafts.ts';
import { isDuplicate } from '../repeated-prompts.ts';
import { useAddPrompts } from '../queries.ts';
import { useAnalysisLeft, useDescribeStart } from '../use-analysis-left.ts';
import { useShowFailure } from '../use-show-failure.ts';
import { PromptCostNote } from './prompt-cost-note.tsx';
import { SameAgain } from './same-again.tsx';

const copy = companiesCopy.addPromptDialog;

interface AddPromptDialogProps {
  company: CompanyWithPrompts;
  onClose: () => void;
}

/** One more question for a company, typed or chosen from the suggestions for its site. */
export function AddPromptDialog({ company, onClose }: AddPromptDialogProps) {
  const suggestions = useSuggestions(company.websiteUrl);
  const add = useAddPrompts(company.id);
  const showFailure = useShowFailure();
  const describeStart = useDescribeStart();
  const startsByItself = useAnalysisLeft().isLeft;
  const { register, handleSubmit, formState, setValue, control } = useValidatedForm({
    schema: promptInput,
    isValidatedWhileTyping: true,
    defaultValues: { text: promptDraft.find(company.id) ?? '' },
  });
  const closeThis = useWhileThere(onClose);
  const [namer] = useState(() => createRequestNamer());
  const [repeated, setRepeated] = useState<{ text: string } | null>(null);
  const save = useOneAtATime(async (prompt: { text: string }, isConfirmed = false) => {
    const wanted = { prompts: [prompt], ...(isConfirmed ? { allowDuplicates: true as const } : {}) };
    try {
      const { prompts } = await add.mutateAsync({ ...wanted, requestId: namer.nameOf(wanted) });
      namer.forget();
      showToast({
        title: companiesCopy.toasts.promptAdded,
        description: describeStart({
          prompts,
          started: companiesCopy.toasts.promptAddedText,
          unstarted: companiesCopy.toasts.promptAddedUnstarted,
          notAvailable: companiesCopy.noAnalysis.notAnalysed,
        }),
        tone: 'success',
      });
      closeThis();
    } catch (error) {
      if (isDuplicate(error)) setRepeated(prompt);
      else showFailure({ error, fallback: companiesCopy.toasts.promptsFailed });
    }
  });
  const submit = handleSubmit((prompt) => save(prompt));
  const text = useWatch({ control, name: 'text' });
  const giveUp = () => {
    promptDraft.forget();
    onClose();
  };
  promptDraft.useKeeping({ place: company.id, read: () => (text === '' ? null : text) });
  const choose = (question: string) => {
    // The one field may be refilled as long as it holds a suggestion; typed text stays.
    const isOwn = text.trim() !== '' && !isAmong(text, suggestions.newest?.suggestions ?? []);
    if (isOwn) {
      showToast({ title: suggestionsCopy.limit, description: suggestionsCopy.oneAtATime, tone: 'error' });
    } else setValue('text', question, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Dialog isOpen onOpenChange={giveUp} size="limits" title={copy.title} hasInput={text !== ''}>
      <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-5 pt-4">
          <Field
            label={copy.field}
            help={startsByItself ? `${copy.help} ${copy.helpFirst}` : copy.help}
            error={formState.errors.text?.message}
          >
            <TextArea rows={3} {...register('text')} />
          </Field>
          <PromptAdvice text={text} companyId={company.id} isAnalysed={startsByItself} />
          {repeated !== null && isAmong(repeated.text, [text]) && (
            <SameAgain
              texts={[repeated.text]}
              isPending={add.isPending}
              onConfirm={() => void save(repeated, true)}
            />
          )}
          <PromptCostNote excluded={company.excludedEngines} />
          <SuggestionsPanel
            suggestions={suggestions}
            words={{
              websiteUrl: company.websiteUrl,
              companyName: company.name,
              description: company.description,
            }}
            texts={[text, ...company.prompts.map((prompt) => prompt.text)]}
            onChoose={choose}
          />
        </DialogBody>
        <DialogFoot>
          <Button onClick={giveUp}>{companiesCopy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!formState.isValid}
            isLoading={add.isPending}
            loadingLabel={companiesCopy.promptsForm.saving}
          >
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

import type { CompanyWithPrompts } from '@citato/contract';
import { AskedFields } from '../../markets/components/asked-fields.tsx';
import { hasTwice } from '../../markets/market-model.ts';
import { MarketList } from '../../markets/components/lazy-fields.tsx';
import { marketsCopy } from '../../markets/copy.ts';
import { PersonaField } from '../../markets/components/persona-field.tsx';
import { PromptAdvice } from '../../prompt-checks/components/prompt-advice.tsx';
import { isAmong, SuggestionsPanel, suggestionsCopy, useSuggestions } from '#features/suggestions';
import { Button, Dialog, DialogBody, DialogFoot, Field, TextArea, showToast, useWhileThere } from '#ui';
import { companiesCopy } from '../../list/copy.ts';
import { promptDraft } from '../../list/kept-drafts.ts';
import { useAnalysisLeft } from '../../list/use-analysis-left.ts';
import { useNewPrompt } from '../use-new-prompt.ts';
import { PromptCostNote } from '../../list/components/prompt-cost-note.tsx';
import { SameAgain } from './same-again.tsx';

const copy = companiesCopy.addPromptDialog;

interface AddPromptDialogProps {
  company: CompanyWithPrompts;
  onClose: () => void;
}

/** One more question for a company, typed or chosen from the suggestions for its site. */
export function AddPromptDialog({ company, onClose }: AddPromptDialogProps) {
  const suggestions = useSuggestions(company.websiteUrl);
  const startsByItself = useAnalysisLeft().isLeft;
  const asking = useNewPrompt({ company, onAdded: useWhileThere(onClose) });
  const { text, persona, markets, repeated, isPending, isUsual } = asking;
  const { register, formState, setValue } = asking.form;
  const giveUp = () => {
    promptDraft.forget();
    onClose();
  };
  const choose = (question: string) => {
    // The one field may be refilled as long as it holds a suggestion; typed text stays.
    const isOwn = text.trim() !== '' && !isAmong(text, suggestions.newest?.suggestions ?? []);
    if (isOwn) {
      showToast({ title: suggestionsCopy.limit, description: suggestionsCopy.oneAtATime, tone: 'error' });
    } else setValue('text', question, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Dialog isOpen onOpenChange={giveUp} size="limits" title={copy.title} hasInput={text !== ''}>
      <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void asking.submit(event)}>
        <DialogBody className="grid gap-5 pt-4">
          <Field
            label={copy.field}
            help={startsByItself ? `${copy.help} ${copy.helpFirst}` : copy.help}
            error={formState.errors.text?.message}
          >
            <TextArea rows={3} {...register('text')} />
          </Field>
          <PromptAdvice
            text={text}
            persona={persona}
            markets={isUsual ? undefined : markets}
            companyId={company.id}
            isAnalysed={startsByItself}
          />
          <AskedFields
            persona={persona}
            markets={[isUsual ? company.market.name : marketsCopy.several(markets.length)]}
          >
            <PersonaField
              input={register('persona', { onChange: asking.forgetRepeated })}
              error={formState.errors.persona?.message}
            />
            <MarketList companyId={company.id} markets={markets} onChange={asking.setMarkets} />
          </AskedFields>
          {repeated !== null && isAmong(repeated.text, [text]) && (
            <SameAgain
              texts={[repeated.text]}
              isPending={isPending}
              onConfirm={() => void asking.save(repeated, true)}
            />
          )}
          <PromptCostNote excluded={company.excludedEngines} markets={markets} />
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
            disabled={!formState.isValid || hasTwice(markets)}
            isLoading={isPending}
            loadingLabel={companiesCopy.promptsForm.saving}
          >
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

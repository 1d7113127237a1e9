import { askedPrompt, isSameMarket, type Market, type Prompt } from '@citato/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AskedFields } from '../../markets/components/asked-fields.tsx';
import { MarketField } from '../../markets/components/lazy-fields.tsx';
import { PersonaField } from '../../markets/components/persona-field.tsx';
import { takeMarket } from '../../markets/market-model.ts';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { Button, Dialog, DialogBody, DialogFoot, Field, TextArea, showToast, useWhileThere } from '#ui';
import { companiesCopy } from '../../list/copy.ts';
import { type ChangedPrompt, useChangePrompt } from '../../list/queries.ts';
import { isDuplicate } from '../repeated-prompts.ts';
import { useAnalysisLeft } from '../../list/use-analysis-left.ts';
import { useShowFailure } from '../../list/use-show-failure.ts';
import { SameAgain } from './same-again.tsx';

const copy = companiesCopy.changePrompt;

interface ChangePromptDialogProps {
  prompt: Prompt;
  onClose: () => void;
}

/** Lets a prompt ask something else, elsewhere or by somebody else, and says what becomes of its figures before that. */
export function ChangePromptDialog({ prompt, onClose }: ChangePromptDialogProps) {
  const change = useChangePrompt();
  const showFailure = useShowFailure();
  const { isLeft, holder } = useAnalysisLeft();
  const closeThis = useWhileThere(onClose);
  const [repeated, setRepeated] = useState<ChangedPrompt | null>(null);
  const [market, setMarket] = useState<Market>(() => takeMarket(prompt.market));
  const { register, handleSubmit, formState, control } = useValidatedForm({
    schema: askedPrompt,
    isValidatedWhileTyping: true,
    defaultValues: { text: prompt.text, persona: prompt.persona ?? '' },
  });
  const [text, persona] = useWatch({ control, name: ['text', 'persona'] });
  const isElsewhere = !isSameMarket(market, takeMarket(prompt.market));
  const isBySomebodyElse = (persona ?? '') !== (prompt.persona ?? '');
  const isChanged = text !== prompt.text || isBySomebodyElse || isElsewhere;
  const save = useOneAtATime(async (wanted: ChangedPrompt, isConfirmed = false) => {
    const body = { ...wanted, ...(isConfirmed ? { allowDuplicates: true as const } : {}) };
    try {
      const { prompt: changed } = await change.mutateAsync({ promptId: prompt.id, body });
      if (changed.series !== prompt.series)
        showToast({
          title: companiesCopy.toasts.promptChanged,
          description: isLeft ? companiesCopy.toasts.promptChangedText : copy.notAnalysed(holder),
          tone: 'success',
        });
      closeThis();
    } catch (error) {
      if (isDuplicate(error)) setRepeated(wanted);
      else showFailure({ error, fallback: companiesCopy.toasts.promptChangeFailed });
    }
  });
  const submit = handleSubmit((wanted) =>
    save({
      text: wanted.text,
      ...(isBySomebodyElse && { persona: wanted.persona }),
      ...(isElsewhere && { market }),
    }),
  );
  const forgetRepeated = () => {
    setRepeated(null);
  };
  return (
    <Dialog isOpen onOpenChange={onClose} size="limits" title={copy.title} hasInput={isChanged}>
      <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid gap-5 pt-4">
          <Field label={copy.field} error={formState.errors.text?.message}>
            <TextArea rows={3} {...register('text')} />
          </Field>
          <AskedFields persona={persona ?? ''} markets={[prompt.market.name]}>
            <PersonaField
              input={register('persona', { onChange: forgetRepeated })}
              error={formState.errors.persona?.message}
            />
            <MarketField
              market={market}
              onChange={(chosen) => {
                setMarket(chosen);
                forgetRepeated();
              }}
            />
          </AskedFields>
          {repeated?.text === text && (
            <SameAgain
              texts={[repeated.text]}
              isPending={change.isPending}
              onConfirm={() => void save(repeated, true)}
            />
          )}
          <p className="text-sm text-muted">
            {prompt.monitoringData.length > 0 && `${copy.restarts} `}
            {isLeft ? copy.asked : copy.notAnalysed(holder)}
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{companiesCopy.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!formState.isValid || !isChanged}
            isLoading={change.isPending}
            loadingLabel={companiesCopy.promptsForm.saving}
          >
            {copy.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

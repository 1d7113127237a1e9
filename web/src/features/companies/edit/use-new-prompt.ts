import { askedPrompt, isSameMarket, type CompanyWithPrompts, type Market } from '@citato/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { takeMarket } from '../markets/market-model.ts';
import { createRequestNamer } from '#lib/requests/request-namer';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { useValidatedForm } from '#lib/use-validated-form';
import { showToast } from '#ui';
import { companiesCopy } from '../list/copy.ts';
import { promptDraft } from '../list/kept-drafts.ts';
import { type NewPrompt, useAddPrompts } from '../list/queries.ts';
import { isDuplicate } from './repeated-prompts.ts';
import { useDescribeStart } from '../list/use-analysis-left.ts';
import { useShowFailure } from '../list/use-show-failure.ts';

const copy = companiesCopy.toasts;

/** A new question while it is written, with who asks it and where, and how it is saved. */
export function useNewPrompt({ company, onAdded }: { company: CompanyWithPrompts; onAdded: () => void }) {
  const add = useAddPrompts(company.id);
  const showFailure = useShowFailure();
  const describeStart = useDescribeStart();
  const [draft] = useState(() => promptDraft.find(company.id));
  const [markets, setMarkets] = useState<readonly Market[]>(
    () => draft?.markets ?? [takeMarket(company.market)],
  );
  const form = useValidatedForm({
    schema: askedPrompt,
    isValidatedWhileTyping: true,
    defaultValues: { text: draft?.text ?? '', persona: draft?.persona ?? '' },
  });
  const [text, said] = useWatch({ control: form.control, name: ['text', 'persona'] });
  const persona = said ?? '';
  promptDraft.useKeeping({
    place: company.id,
    read: () => (text === '' ? null : { text, persona, markets }),
  });
  const [namer] = useState(() => createRequestNamer());
  const [repeated, setRepeated] = useState<NewPrompt | null>(null);
  const save = useOneAtATime(async (prompt: NewPrompt, isConfirmed = false) => {
    const wanted = { prompts: [prompt], ...(isConfirmed ? { allowDuplicates: true as const } : {}) };
    try {
      const { prompts } = await add.mutateAsync({ ...wanted, requestId: namer.nameOf(wanted) });
      namer.forget();
      showToast({
        title: copy.promptsAdded(prompts.length),
        description: describeStart({
          prompts,
          started: copy.promptAddedText,
          unstarted: copy.promptAddedUnstarted,
          notAvailable: companiesCopy.noAnalysis.notAnalysed,
        }),
        tone: 'success',
      });
      onAdded();
    } catch (error) {
      if (isDuplicate(error)) setRepeated(prompt);
      else showFailure({ error, fallback: copy.promptsFailed });
    }
  });
  const [first] = markets;
  // One that is asked as its company is follows it.
  const isUsual =
    markets.length === 1 && first !== undefined && isSameMarket(first, takeMarket(company.market));
  const submit = form.handleSubmit((typed) =>
    save({
      text: typed.text,
      ...(typed.persona !== null && typed.persona !== '' && { persona: typed.persona }),
      ...(!isUsual && { markets: [...markets] }),
    }),
  );
  const forgetRepeated = () => {
    setRepeated(null);
  };
  return {
    form,
    text,
    persona,
    markets,
    setMarkets: (chosen: readonly Market[]) => {
      setMarkets(chosen);
      forgetRepeated();
    },
    /** It is asked where its company is. */
    isUsual,
    /** A question the company asks already: its user is asked whether that is intended. */
    repeated,
    forgetRepeated,
    isPending: add.isPending,
    save,
    submit,
  };
}

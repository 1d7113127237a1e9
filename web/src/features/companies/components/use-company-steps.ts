import type { CompanyInput } from '@citato/contract';
import { useState } from 'react';
import { useSuggestions, type SuggestionWords } from '#features/suggestions';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useCreateCompany } from '../queries.ts';
import { showFailure } from '../show-failure.ts';

const copy = companiesCopy.toasts;

/**
 * The two steps of a new company: what one of them holds is kept while the other is on screen, both are saved at once.
 * The website is read in the meantime; nothing waits for it.
 */
export function useCompanySteps({
  onCreated,
  onUpgrade,
}: {
  onCreated: (companyId: string) => void;
  onUpgrade: () => void;
}) {
  const [company, setCompany] = useState<CompanyInput | null>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const [keptTexts, setKeptTexts] = useState<readonly string[]>([]);
  const [websiteUrl, setWebsiteUrl] = useState<string | null>(null);
  const create = useCreateCompany();
  const suggestions = useSuggestions(websiteUrl);

  /** Nobody asked aloud: when it is refused, the panel still has its button. */
  const ask = (words: SuggestionWords) => {
    setWebsiteUrl(words.websiteUrl);
    suggestions.request(words).catch(() => undefined);
  };

  const submit = useOneAtATime(async (prompts: { text: string }[]) => {
    if (company === null) {
      showToast({ title: copy.error, description: copy.missingCompany, tone: 'error' });
      setStep(1);
      return;
    }
    // Awaited, not given as callbacks: the first company replaces this very screen by the overview.
    try {
      const { company: created } = await create.mutateAsync({ company, prompts });
      showToast({ title: copy.companyCreated, description: copy.companyCreatedText, tone: 'success' });
      onCreated(created.id);
    } catch (error) {
      showFailure({ error, fallback: copy.companyFailed, onUpgrade });
    }
  });

  return {
    step,
    company,
    keptTexts,
    suggestions,
    isPending: create.isPending,
    isDirty: company !== null,
    lookAt: (words: SuggestionWords) => {
      if (words.websiteUrl !== websiteUrl) ask(words);
    },
    continueWith: (input: CompanyInput) => {
      setCompany(input);
      setStep(2);
      // With name and description there is more to go by than the address alone; a site that was read is not read again.
      ask({ websiteUrl: input.websiteUrl, companyName: input.name, description: input.description ?? null });
    },
    goBack: (texts: readonly string[]) => {
      setKeptTexts(texts.filter((text) => text.trim() !== ''));
      setStep(1);
    },
    submit,
  };
}
export type CompanySteps = ReturnType<typeof useCompanySteps>;

import { parseWebsite, type CompanyInput } from '@citato/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSuggestions, type SuggestionWords } from '#features/suggestions';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { companiesCopy } from './copy.ts';
import { companyDraft, NEW_COMPANY } from './kept-drafts.ts';
import { useCreateCompany } from './queries.ts';
import { useDescribeStart } from './use-analysis-left.ts';
import { useShowFailure } from './use-show-failure.ts';

const copy = companiesCopy.toasts;

/** What the form begins with, where it is known before. */
export interface CompanyStart {
  readonly name: string;
  readonly websiteUrl: string;
  readonly texts: readonly string[];
}

/**
 * The two steps of a new company: what one of them holds is kept while the other is on screen, both are saved at once.
 * The website is read in the meantime; nothing waits for it.
 */
export function useCompanySteps({
  onCreated,
  start = null,
}: {
  onCreated: (companyId: string) => void;
  start?: CompanyStart | null | undefined;
}) {
  const [draft] = useState(() => companyDraft.find(NEW_COMPANY));
  const [company, setCompany] = useState<CompanyInput | null>(
    draft?.company ?? (start && { name: start.name, websiteUrl: start.websiteUrl, description: '' }),
  );
  const [isTyped, setIsTyped] = useState(draft !== null);
  const [step, setStep] = useState(draft?.step ?? 1);
  const [keptTexts, setKeptTexts] = useState<readonly string[]>(draft?.texts ?? start?.texts ?? []);
  const [websiteUrl, setWebsiteUrl] = useState(
    draft ? parseWebsite(draft.company.websiteUrl) : (start?.websiteUrl ?? null),
  );
  const create = useCreateCompany();
  const showFailure = useShowFailure();
  const describeStart = useDescribeStart();
  const suggestions = useSuggestions(websiteUrl);

  /** Nobody asked aloud: when it is refused, the panel still has its button. */
  const ask = (words: SuggestionWords) => {
    setWebsiteUrl(words.websiteUrl);
    suggestions.request(words).catch(() => undefined);
  };

  const readStart = useEffectEvent(() => {
    if (draft !== null || start === null) return;
    const words = { websiteUrl: start.websiteUrl, companyName: start.name, description: null };
    suggestions.request(words).catch(() => undefined);
  });
  useEffect(() => {
    readStart();
  }, []);

  const submit = useOneAtATime(async (prompts: { text: string }[]) => {
    if (company === null) {
      showToast({ title: copy.error, description: copy.missingCompany, tone: 'error' });
      setStep(1);
      return;
    }
    // Awaited, not given as callbacks: the first company replaces this very screen by the overview.
    try {
      const { company: created } = await create.mutateAsync({ company, prompts });
      showToast({
        title: copy.companyCreated,
        description: describeStart({
          prompts: created.prompts,
          started: copy.companyCreatedText,
          unstarted: copy.companyCreatedUnstarted,
          notAvailable: companiesCopy.noAnalysis.notAnalysedMany,
        }),
        tone: 'success',
      });
      onCreated(created.id);
    } catch (error) {
      showFailure({ error, fallback: copy.companyFailed });
    }
  });

  return {
    step,
    company,
    keptTexts,
    suggestions,
    isPending: create.isPending,
    isTyped,
    onTyping: () => {
      setIsTyped(true);
    },
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

import { parseWebsite, type CompanyInput } from '@citato/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSuggestions, type Suggestions, type SuggestionWords } from '#features/suggestions';
import { createRequestNamer } from '#lib/requests/request-namer';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { companiesCopy } from '../list/copy.ts';
import { companyDraft, NEW_COMPANY } from '../list/kept-drafts.ts';
import { useCreateCompany } from './use-create-company.ts';
import { isDuplicate, readPlaces, type RepeatedPrompts } from './repeated-prompts.ts';
import { createTypedCompany } from './typed-company.ts';
import { useDescribeStart } from '../list/use-analysis-left.ts';
import { useStepAddress } from './use-step-address.ts';
import { useShowFailure } from '../list/use-show-failure.ts';

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
  const [typed] = useState(() =>
    createTypedCompany({
      company:
        draft?.company ?? (start && { name: start.name, websiteUrl: start.websiteUrl, description: '' }),
      texts: draft?.texts ?? start?.texts ?? [],
    }),
  );
  const [namer] = useState(() => createRequestNamer(draft?.request));
  const [isTyped, setIsTyped] = useState(draft !== null);
  const [repeated, setRepeated] = useState<RepeatedPrompts | null>(null);
  const address = useStepAddress({
    hasCompany: () => typed.validCompany() !== null,
    startsAt: draft?.step ?? 1,
  });
  const { step } = address;
  const [websiteUrl, setWebsiteUrl] = useState(
    draft ? parseWebsite(draft.company.websiteUrl) : (start?.websiteUrl ?? null),
  );
  const create = useCreateCompany();
  const showFailure = useShowFailure();
  const describeStart = useDescribeStart();
  const suggestions = useSuggestions(websiteUrl);
  companyDraft.useKeeping({
    place: NEW_COMPANY,
    read: () => {
      const company = typed.company();
      return isTyped && company ? { step, company, texts: typed.texts(), request: namer.unanswered() } : null;
    },
  });

  /** This request is automatic: when it is refused, the panel still has its button. */
  const ask = (words: SuggestionWords) => {
    setWebsiteUrl(words.websiteUrl);
    suggestions.requestOnce(words).catch(() => undefined);
  };

  useReadStart({ start: draft === null ? start : null, suggestions });

  const submit = useOneAtATime(async (prompts: { text: string }[], isConfirmed = false) => {
    const company = typed.validCompany();
    if (company === null) {
      showToast({ title: copy.error, description: copy.missingCompany, tone: 'error' });
      address.leave();
      return;
    }
    // Awaited, not given as callbacks: the first company replaces this very screen by the overview.
    try {
      const wanted = { company, prompts, ...(isConfirmed ? { allowDuplicates: true as const } : {}) };
      const { company: created } = await create.mutateAsync({ ...wanted, requestId: namer.nameOf(wanted) });
      namer.forget();
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
      if (isDuplicate(error)) setRepeated({ prompts, places: readPlaces(error) });
      else showFailure({ error, fallback: copy.companyFailed });
    }
  });

  return {
    step,
    typed,
    suggestions,
    isPending: create.isPending,
    isTyped,
    /** Repeated questions: the user is asked whether they are intended. */
    repeated,
    onTyping: () => {
      setIsTyped(true);
    },
    lookAt: (words: SuggestionWords) => {
      if (words.websiteUrl !== websiteUrl) ask(words);
    },
    continueWith: (input: CompanyInput) => {
      setIsTyped(true);
      address.goOn();
      // Name and description help beyond the address; a site that was read is not read again.
      ask({ websiteUrl: input.websiteUrl, companyName: input.name, description: input.description ?? null });
    },
    goBack: address.goBack,
    /** Closed without being saved: nothing of it is kept. */
    giveUp: () => {
      companyDraft.forget();
      address.leave();
    },
    submit,
  };
}
/** A site given at the beginning is read at once: its user named it before. */
function useReadStart({ start, suggestions }: { start: CompanyStart | null; suggestions: Suggestions }) {
  const readStart = useEffectEvent(() => {
    if (start === null) return;
    const words = { websiteUrl: start.websiteUrl, companyName: start.name, description: null };
    suggestions.requestOnce(words).catch(() => undefined);
  });
  useEffect(() => {
    readStart();
  }, []);
}

export type CompanySteps = ReturnType<typeof useCompanySteps>;

import type { CompanyInput } from '@citato/contract';
import { useState } from 'react';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useCreateCompany } from '../queries.ts';
import { showFailure } from '../show-failure.ts';

const copy = companiesCopy.toasts;

/** The two steps of a new company: the company is kept while prompts are written, both are saved at once. */
export function useCompanySteps({
  onCreated,
  onUpgrade,
}: {
  onCreated: (companyId: string) => void;
  onUpgrade: () => void;
}) {
  const [company, setCompany] = useState<CompanyInput | null>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const create = useCreateCompany();

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
    isPending: create.isPending,
    isDirty: company !== null,
    continueWith: (input: CompanyInput) => {
      setCompany(input);
      setStep(2);
    },
    goBack: () => {
      setStep(1);
    },
    submit,
  };
}

import { useMemo, type ReactNode } from 'react';
import { arePromptsComing, choosePrefilled, isGuess, SuggestionsPanel } from '#features/suggestions';
import { companyDraft, NEW_COMPANY } from '../kept-drafts.ts';
import { PromptsForm } from './prompts-form.tsx';
import type { CompanySteps } from '../use-company-steps.ts';
import { usePromptFields } from '../use-prompt-fields.ts';

interface PromptsStepProps {
  steps: CompanySteps;
  maxPrompts: number;
  submitLabel: string;
  /** Puts the form and the panel of suggestions side by side; without it the panel stands within the form. */
  layout?: (parts: { form: ReactNode; panel: ReactNode }) => ReactNode;
}

/** Step two with its suggestions: five of them stand in the fields when the site was read, one when it was not. */
export function PromptsStep({ steps, maxPrompts, submitLabel, layout }: PromptsStepProps) {
  const { suggestions, company } = steps;
  const { newest } = suggestions;
  const prefilled = useMemo(() => choosePrefilled({ newest, max: maxPrompts }), [newest, maxPrompts]);
  const prompts = usePromptFields({ maxPrompts, prefilled, kept: steps.keptTexts });
  companyDraft.useKeeping({
    place: NEW_COMPANY,
    read: () => company && { step: 2, company, texts: prompts.texts },
  });
  const words = company && {
    websiteUrl: company.websiteUrl,
    companyName: company.name,
    description: company.description ?? null,
  };
  const panel = (
    <SuggestionsPanel
      suggestions={suggestions}
      words={words}
      texts={prompts.texts}
      onChoose={prompts.choose}
    />
  );
  const form = (
    <PromptsForm
      prompts={prompts}
      maxPrompts={maxPrompts}
      submitLabel={submitLabel}
      isPending={steps.isPending}
      isPreparing={arePromptsComing(suggestions) && prompts.texts.every((text) => text.trim() === '')}
      isGuess={(text) => isGuess(text, newest)}
      onBack={() => {
        steps.goBack(prompts.texts);
      }}
      onSubmit={(texts) => void steps.submit(texts)}
    >
      {layout === undefined && panel}
    </PromptsForm>
  );
  return layout === undefined ? form : layout({ form, panel });
}

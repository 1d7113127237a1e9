import { useEffect, useMemo, type ReactNode } from 'react';
import { arePromptsComing, choosePrefilled, isGuess, SuggestionsPanel } from '#features/suggestions';
import { standsAsSent } from '../repeated-prompts.ts';
import { PromptsForm } from './prompts-form.tsx';
import { SameAgain } from './same-again.tsx';
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
  const { suggestions, typed, repeated } = steps;
  const company = typed.validCompany();
  const { newest } = suggestions;
  const prefilled = useMemo(() => choosePrefilled({ newest, max: maxPrompts }), [newest, maxPrompts]);
  const prompts = usePromptFields({ maxPrompts, prefilled, kept: typed.texts() });
  const { form: promptsForm } = prompts;
  const { noteTexts } = typed;
  useEffect(
    () =>
      promptsForm.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          noteTexts(values.prompts.map(({ text }) => text));
        },
      }),
    [promptsForm, noteTexts],
  );
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
      company={company}
      maxPrompts={maxPrompts}
      submitLabel={submitLabel}
      isPending={steps.isPending}
      isPreparing={arePromptsComing(suggestions) && prompts.texts.every((text) => text.trim() === '')}
      isGuess={(text) => isGuess(text, newest)}
      question={
        standsAsSent(repeated, prompts.texts) && (
          <SameAgain
            texts={repeated.places.map((place) => repeated.prompts[place]?.text ?? '')}
            isPending={steps.isPending}
            onConfirm={() => void steps.submit([...repeated.prompts], true)}
          />
        )
      }
      onBack={steps.goBack}
      onSubmit={(texts) => void steps.submit(texts)}
    >
      {layout === undefined && panel}
    </PromptsForm>
  );
  return layout === undefined ? form : layout({ form, panel });
}

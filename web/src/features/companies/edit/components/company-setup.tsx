import type { ReactNode } from 'react';
import { Card, Page } from '#ui';
import { companiesCopy } from '../../list/copy.ts';
import { CompanyForm } from './company-form.tsx';
import { PromptsStep } from './prompts-step.tsx';
import { StepList } from './step-list.tsx';
import { type CompanyStart, useCompanySteps } from '../use-company-steps.ts';

interface CompanySetupProps {
  maxPrompts: number;
  onCreated: (companyId: string) => void;
  start?: CompanyStart | null;
  /** Above the form of the company. */
  notice?: ReactNode;
}

/** The first steps: company, then prompts, then the dashboard. */
export function CompanySetup({ maxPrompts, onCreated, start, notice }: CompanySetupProps) {
  const steps = useCompanySteps({ onCreated, start });
  if (steps.step === 1) {
    return (
      <Page width="narrow" className="grid gap-5 pt-8 pb-16 mid:pt-12">
        <StepList current={1} />
        {notice}
        <StepCard texts={companiesCopy.companyForm}>
          <CompanyForm steps={steps} />
        </StepCard>
      </Page>
    );
  }
  return (
    <Page width="form" className="grid gap-5 pt-8 pb-16 mid:pt-12">
      <StepList current={2} />
      <PromptsStep
        steps={steps}
        maxPrompts={maxPrompts}
        submitLabel={companiesCopy.promptsForm.create}
        layout={({ form, panel }) => (
          <div className="grid items-start gap-5 mid:grid-cols-[minmax(0,1fr)_320px]">
            <StepCard texts={companiesCopy.promptsForm}>{form}</StepCard>
            {panel}
          </div>
        )}
      />
    </Page>
  );
}

function StepCard({ texts, children }: { texts: { title: string; intro: string }; children: ReactNode }) {
  return (
    <Card className="grid gap-5 px-4 py-6 sm:p-8">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{texts.title}</h1>
        <p className="mt-1 text-sm text-muted">{texts.intro}</p>
      </div>
      {children}
    </Card>
  );
}

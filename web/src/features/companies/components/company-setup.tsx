import { Card, Page } from '#ui';
import { companiesCopy } from '../copy.ts';
import { CompanyForm } from './company-form.tsx';
import { PromptsForm } from './prompts-form.tsx';
import { StepList } from './step-list.tsx';
import { useCompanySteps } from './use-company-steps.ts';

interface CompanySetupProps {
  maxPrompts: number;
  onCreated: (companyId: string) => void;
  onUpgrade: () => void;
}

/** The first minute: company, then prompts, then the dashboard. */
export function CompanySetup({ maxPrompts, onCreated, onUpgrade }: CompanySetupProps) {
  const steps = useCompanySteps({ onCreated, onUpgrade });
  const texts = steps.step === 1 ? companiesCopy.companyForm : companiesCopy.promptsForm;
  return (
    <Page width="narrow" className="grid gap-5 pt-8 pb-16 mid:pt-12">
      <StepList current={steps.step} />
      <Card className="grid gap-5 px-4 py-6 sm:p-8">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{texts.title}</h1>
          <p className="mt-1 text-sm text-muted">{texts.intro}</p>
        </div>
        {steps.step === 1 ? (
          <CompanyForm defaultValues={steps.company} onSubmit={steps.continueWith} />
        ) : (
          <PromptsForm
            maxPrompts={maxPrompts}
            submitLabel={companiesCopy.promptsForm.create}
            isPending={steps.isPending}
            onBack={steps.goBack}
            onSubmit={(prompts) => void steps.submit(prompts)}
          />
        )}
      </Card>
    </Page>
  );
}

import { Dialog, DialogBody, useWhileThere } from '#ui';
import { companiesCopy } from '../../list/copy.ts';
import { CompanyForm } from './company-form.tsx';
import { PromptsStep } from './prompts-step.tsx';
import { StepList } from './step-list.tsx';
import { useCompanySteps } from '../use-company-steps.ts';

interface AddCompanyDialogProps {
  maxPrompts: number;
  onClose: () => void;
  onCreated: (companyId: string) => void;
}

/** The two steps in a dialog. Its content mounts anew at every opening, so closing returns to the company step. */
export function AddCompanyDialog({ maxPrompts, onClose, onCreated }: AddCompanyDialogProps) {
  const steps = useCompanySteps({ onCreated: useWhileThere(onCreated) });
  const texts = steps.step === 1 ? companiesCopy.companyForm : companiesCopy.promptsForm;
  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        steps.giveUp();
        onClose();
      }}
      size="limits"
      title={texts.title}
      description={texts.intro}
      hasInput={steps.isTyped}
    >
      <DialogBody className="grid gap-5 pt-4 pb-6">
        <StepList current={steps.step} />
        {steps.step === 1 ? (
          <CompanyForm steps={steps} />
        ) : (
          <PromptsStep
            steps={steps}
            maxPrompts={maxPrompts}
            submitLabel={companiesCopy.promptsForm.addPrompts}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}

import { Dialog, DialogBody } from '#ui';
import { companiesCopy } from '../copy.ts';
import { CompanyForm } from './company-form.tsx';
import { PromptsForm } from './prompts-form.tsx';
import { StepList } from './step-list.tsx';
import { useCompanySteps } from './use-company-steps.ts';

interface AddCompanyDialogProps {
  isOpen: boolean;
  maxPrompts: number;
  onClose: () => void;
  onCreated: (companyId: string) => void;
  onUpgrade: () => void;
}

/** The two steps in a dialog. Its content mounts anew at every opening, so closing returns to the company step. */
export function AddCompanyDialog({ isOpen, onClose, ...rest }: AddCompanyDialogProps) {
  if (!isOpen) return null;
  return <OpenDialog onClose={onClose} {...rest} />;
}

function OpenDialog({ maxPrompts, onClose, onCreated, onUpgrade }: Omit<AddCompanyDialogProps, 'isOpen'>) {
  const steps = useCompanySteps({ onCreated, onUpgrade });
  const texts = steps.step === 1 ? companiesCopy.companyForm : companiesCopy.promptsForm;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="limits"
      title={texts.title}
      description={texts.intro}
      hasInput={steps.isDirty}
    >
      <DialogBody className="grid gap-5 pt-4 pb-6">
        <StepList current={steps.step} />
        {steps.step === 1 ? (
          <CompanyForm defaultValues={steps.company} onSubmit={steps.continueWith} />
        ) : (
          <PromptsForm
            maxPrompts={maxPrompts}
            submitLabel={companiesCopy.promptsForm.addPrompts}
            isPending={steps.isPending}
            onBack={steps.goBack}
            onSubmit={(prompts) => void steps.submit(prompts)}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}

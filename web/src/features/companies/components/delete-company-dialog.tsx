import type { CompanyWithPrompts } from '@citato/contract';
import { companiesCopy } from '../copy.ts';
import { useDeleteCompany } from '../queries.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

const copy = companiesCopy.deleteCompany;
const TOASTS = {
  done: companiesCopy.toasts.companyDeleted,
  failed: companiesCopy.toasts.companyDeleteFailed,
};

interface DeleteCompanyDialogProps {
  company: CompanyWithPrompts;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteCompanyDialog({ company, isOpen, onClose }: DeleteCompanyDialogProps) {
  const { mutateAsync } = useDeleteCompany();
  return (
    <DeletionDialog
      copy={copy}
      after={copy.after(company.prompts.length)}
      name={company.name}
      prompts={company.prompts}
      toasts={TOASTS}
      remove={() => mutateAsync(company.id)}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

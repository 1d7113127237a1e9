import type { CompanyWithPrompts } from '@citato/contract';
import { companiesCopy } from '../../list/copy.ts';
import { useDeleteCompany } from '../../list/queries.ts';
import { useDeletion } from '../use-deletion.ts';
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
  const confirm = useDeletion({ ...TOASTS, remove: () => mutateAsync(company.id), onClose });
  return (
    <DeletionDialog
      copy={copy}
      after={copy.after(company.prompts.length)}
      name={company.name}
      prompts={company.prompts}
      onConfirm={confirm}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

import type { CompanyWithPrompts } from '@citato/contract';
import { AlertDialog } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useDeleteCompany } from '../queries.ts';
import { useDeletion } from '../use-deletion.ts';
import { DeletionLoss } from './deletion-loss.tsx';

const copy = companiesCopy.deleteCompany;

interface DeleteCompanyDialogProps {
  company: CompanyWithPrompts;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteCompanyDialog({ company, isOpen, onClose }: DeleteCompanyDialogProps) {
  const { mutateAsync } = useDeleteCompany();
  const deletion = useDeletion({
    done: companiesCopy.toasts.companyDeleted,
    failed: companiesCopy.toasts.companyDeleteFailed,
    remove: () => mutateAsync(company.id),
    onClose,
  });
  return (
    <AlertDialog
      {...deletion}
      isOpen={isOpen}
      title={copy.title}
      description={
        <>
          {copy.before}
          <b>{company.name}</b>
          {copy.after(company.prompts.length)}
          <DeletionLoss prompts={company.prompts} />
        </>
      }
      actionLabel={copy.confirm}
    />
  );
}

import type { CompanyWithPrompts } from '@citato/contract';
import { AlertDialog, showToast } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useDeleteCompany } from '../queries.ts';
import { showFailure } from '../show-failure.ts';

const copy = companiesCopy.deleteCompany;

interface DeleteCompanyDialogProps {
  company: CompanyWithPrompts;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  onUpgrade: () => void;
}

export function DeleteCompanyDialog({
  company,
  isOpen,
  onClose,
  onDeleted,
  onUpgrade,
}: DeleteCompanyDialogProps) {
  const remove = useDeleteCompany();
  // Awaited, not given as callbacks: the dialog is gone before the server answers.
  const confirm = async () => {
    try {
      await remove.mutateAsync(company.id);
      showToast({ title: companiesCopy.toasts.companyDeleted, tone: 'success' });
    } catch (error) {
      showFailure({ error, fallback: companiesCopy.toasts.companyDeleteFailed, onUpgrade });
    }
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={copy.title}
      description={
        <>
          {copy.before}
          <b>{company.name}</b>
          {copy.after(company.prompts.length)}
        </>
      }
      actionLabel={copy.confirm}
      onConfirm={() => {
        void confirm();
        onClose();
        onDeleted();
      }}
    />
  );
}

import type { CompanyWithPrompts } from '@citato/contract';
import { companiesCopy } from '../copy.ts';
import { useDeleteCompany } from '../queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeletionLoss } from './deletion-loss.tsx';

const copy = companiesCopy.deleteCompany;

interface DeleteCompanyDialogProps {
  company: CompanyWithPrompts;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteCompanyDialog({ company, ...rest }: DeleteCompanyDialogProps) {
  const { mutateAsync } = useDeleteCompany();
  return (
    <DeleteDialog
      {...rest}
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
      done={companiesCopy.toasts.companyDeleted}
      failed={companiesCopy.toasts.companyDeleteFailed}
      remove={() => mutateAsync(company.id)}
    />
  );
}

import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '#ui';
import { teamsCopy } from '../copy.ts';
import { CompanyChoice } from './company-choice.tsx';

const copy = teamsCopy.clientsDialog;

/** Whoever becomes a client sees what is chosen here, and nothing else. */
export function ClientDialog({
  name,
  companies,
  isPending,
  onSave,
  onClose,
}: {
  name: string;
  companies: readonly { id: string; name: string }[];
  isPending: boolean;
  onSave: (companyIds: string[]) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.title(name)} hasInput={chosen.length > 0}>
      <DialogBody className="pt-4 pb-1">
        <CompanyChoice companies={companies} chosen={chosen} onChange={setChosen} />
      </DialogBody>
      <DialogFoot>
        <Button disabled={isPending} onClick={onClose}>
          {teamsCopy.dialog.cancel}
        </Button>
        <Button
          variant="primary"
          isLoading={isPending}
          disabled={chosen.length === 0}
          onClick={() => {
            onSave(chosen);
          }}
        >
          {copy.submit}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { useState } from 'react';
import { Button, lazyDialog } from '#ui';
import { importCopy as copy } from '../copy.ts';

const load = async () => (await import('./import-dialog.tsx')).ImportDialog;
const ImportDialog = lazyDialog(load);

/** Opens the way to add many prompts at once. */
export function ImportButton({ company, limits }: { company: CompanyWithPrompts; limits: UserLimits }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {copy.open}
      </Button>
      {isOpen && (
        <ImportDialog
          company={company}
          limits={limits}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

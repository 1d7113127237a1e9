import type { CompanyWithPrompts, EngineId } from '@citato/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, lazyDialog } from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';

const EnginesDialog = lazyDialog(async () => (await import('./engines-dialog.tsx')).EnginesDialog);

interface EnginesButtonProps {
  company: CompanyWithPrompts;
  /** Engines this deployment asks. */
  configured: readonly EngineId[];
  /** Whether an analysis that would ask the chosen engines can still come. */
  isAskedAgain: boolean;
}

/** The way to which engines the company is asked at. */
export function EnginesButton({ company, configured, isAskedAgain }: EnginesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal />
        {copy.choose}
      </Button>
      {isOpen && (
        <EnginesDialog
          company={company}
          configured={configured}
          isAskedAgain={isAskedAgain}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

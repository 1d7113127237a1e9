import type { CompanyWithPrompts } from '@citato/contract';
import { useState } from 'react';
import { useMay } from '#lib/session/use-may';
import { Button, lazyDialog } from '#ui';
import { namesCopy } from '../copy.ts';
import { countStatedNames } from '../model.ts';

const NamesDialog = lazyDialog(async () => (await import('./names-dialog.tsx')).NamesDialog);
const copy = namesCopy.names;

/** The button that opens the stated names, with their number. */
export function Names({ company }: { company: CompanyWithPrompts }) {
  const maySee = useMay<'describeCompanyName' | 'readSentence'>('read');
  const [isOpen, setIsOpen] = useState(false);
  const count = countStatedNames(company.aliases);
  if (!maySee) return null;
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {count === 0 ? copy.open : copy.count(count)}
      </Button>
      {isOpen && (
        <NamesDialog
          company={company}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

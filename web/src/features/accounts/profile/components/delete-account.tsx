import { useState } from 'react';
import { Button } from '#ui';
import { profileCopy } from '../copy.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.deletion;

export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection title={copy.title}>
      <p className="-mt-3 text-sm text-muted">{copy.text}</p>
      <Button
        className="max-sm:min-h-12 max-sm:w-full sm:justify-self-start"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {copy.open}
      </Button>
      {isOpen && (
        <DeleteAccountDialog
          email={email}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </FormSection>
  );
}

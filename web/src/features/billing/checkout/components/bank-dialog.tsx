import { useState } from 'react';
import { Button, Dialog, DialogFoot } from '#ui';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.bank;

interface BankDialogProps {
  isOpen: boolean;
  /** Null while nothing is asked. */
  text: string | null;
  onApprove: () => void;
  /** Closing the dialog counts as a refusal. */
  onClose: () => void;
}

/** The bank's question to the holder of a card (3D Secure). */
export function BankDialog({ isOpen, text, onApprove, onClose }: BankDialogProps) {
  // Stays while the dialog is animated out.
  const [shown, setShown] = useState(text);
  if (text !== null && text !== shown) setShown(text);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={copy.title}
      description={shown}
      hasInput
      leave={copy.leave}
    >
      <DialogFoot>
        <Button onClick={onClose}>{copy.refuse}</Button>
        <Button variant="primary" onClick={onApprove}>
          {copy.approve}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

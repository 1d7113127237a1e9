import { useState } from 'react';
import { Button, Dialog, DialogFoot } from '#ui';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.bank;

/** The bank's question to the holder of a card (3D Secure); leaving it is a no. */
export function BankDialog({
  text,
  onAnswer,
}: {
  /** Null while nothing is asked. */
  text: string | null;
  onAnswer: (approve: boolean) => void;
}) {
  // Stays while the dialog is seen leaving.
  const [shown, setShown] = useState(text);
  if (text !== null && text !== shown) setShown(text);
  return (
    <Dialog
      isOpen={text !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      title={copy.title}
      description={shown}
      hasInput
    >
      <DialogFoot>
        <Button
          onClick={() => {
            onAnswer(false);
          }}
        >
          {copy.refuse}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {copy.approve}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

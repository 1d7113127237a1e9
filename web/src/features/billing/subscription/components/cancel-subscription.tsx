import type { Plan, UserLimits } from '@citato/contract';
import { useState } from 'react';
import { Button, lazyDialog } from '#ui';
import { subscriptionCopy } from '../copy.ts';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

const copy = subscriptionCopy.cancellation;

interface CancelSubscriptionProps {
  plan: Plan;
  free: Plan;
  limits: UserLimits;
  until: string | null;
  isLate: boolean;
}

/** The button to cancel, in plain sight; the losses are shown before it is done. */
export function CancelSubscription(props: CancelSubscriptionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        className="max-sm:min-h-12 max-sm:w-full"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {copy.open}
      </Button>
      {isOpen && (
        <CancelDialog
          {...props}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

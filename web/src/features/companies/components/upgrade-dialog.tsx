import type { ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '#ui';
import { companiesCopy } from '../copy.ts';

interface UpgradeDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  onClose: () => void;
  onUpgrade: () => void;
  children?: ReactNode;
}

/** Says what the plan does not include, and the way to one that does. */
export function UpgradeDialog({
  isOpen,
  title,
  description,
  onClose,
  onUpgrade,
  children,
}: UpgradeDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={title} description={description}>
      {children !== undefined && <DialogBody>{children}</DialogBody>}
      <DialogFoot>
        <Button onClick={onClose}>{companiesCopy.cancel}</Button>
        <Button variant="primary" onClick={onUpgrade}>
          {companiesCopy.limits.upgrade}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

import { PAGES } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '#lib/session/use-may';
import { Button, Dialog, DialogBody, DialogFoot } from '#ui';
import { planLimitsCopy as copy } from '../copy.ts';
import type { Offer } from '../model.ts';

interface UpgradeDialogProps {
  isOpen: boolean;
  title: string;
  /** What the plan does not hold. */
  reason: string;
  /** What to do about it. */
  advice: string;
  /** Null while the plans are not known. */
  offer: Offer | null;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what the plan does not include, and the way to one that does; where none does, no way is shown. */
export function UpgradeDialog({
  isOpen,
  title,
  reason,
  advice,
  offer,
  onClose,
  children,
}: UpgradeDialogProps) {
  const navigate = useNavigate();
  const mayChange = useMay<'changePlan'>('own');
  const hasWay = offer?.kind !== 'none' && mayChange;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      description={<Words reason={reason} advice={advice} />}
    >
      {children !== undefined && <DialogBody>{children}</DialogBody>}
      <DialogFoot>
        <Button onClick={onClose}>{hasWay ? copy.cancel : copy.close}</Button>
        {hasWay && (
          <Button
            variant="primary"
            onClick={() => void navigate({ to: PAGES.profile, search: { tab: 'plan' } })}
          >
            {copy.upgrade}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function Words({ reason, advice }: Pick<UpgradeDialogProps, 'reason' | 'advice'>) {
  return (
    <>
      <p>{reason}</p>
      <p className="mt-1 text-text">{advice}</p>
    </>
  );
}

import { type UserLimits } from '@citato/contract';
import { PLAN_NAMES } from '#features/companies';
import { PlansLink } from '#features/plans';
import { Button, Dialog, DialogFoot } from '#ui';
import { planLimitsCopy } from '../copy.ts';
import { useOffer } from '../use-offer.ts';

const copy = planLimitsCopy.withoutTaskLists;

interface WithoutTaskListsDialogProps {
  isOpen: boolean;
  limits: UserLimits;
  onClose: () => void;
  onStart: () => void;
}

/** Before an analysis asked for as a task list, on a plan that makes none: what will come and what will not. */
export function WithoutTaskListsDialog({ isOpen, limits, onClose, onStart }: WithoutTaskListsDialogProps) {
  const { isPending, find, isOfAccount } = useOffer(limits);
  const offer = find(['taskListsEnabled']);
  const plan = isOfAccount('taskListsEnabled') ? null : PLAN_NAMES[limits.plan];
  const advice =
    offer?.kind === 'sold'
      ? copy.sold({ name: offer.plan.name, priceCents: offer.plan.price })
      : copy[offer?.kind ?? 'unsold'];
  return (
    <Dialog
      isOpen={isOpen && !isPending}
      onOpenChange={onClose}
      title={copy.title}
      description={
        <>
          <p>{copy.text({ plan, isDaily: limits.limits.promptAnalysisEnabled })}</p>
          <p className="mt-1 text-text">{advice}</p>
        </>
      }
    >
      <DialogFoot>
        <Button onClick={onClose}>{planLimitsCopy.cancel}</Button>
        {offer?.kind !== 'none' && <PlansLink>{planLimitsCopy.upgrade}</PlansLink>}
        <Button variant="primary" onClick={onStart}>
          {copy.start}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

import type { Plan, UserLimits } from '@citato/contract';
import { AlertDialog, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { track } from '#lib/track';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { subscriptionCopy } from '../copy.ts';
import { describeEnd } from '../describe-date.ts';
import { findLosses } from '../model.ts';
import { useCancelSubscription } from '../queries.ts';
import { LapseArchive } from './lapse-archive.tsx';
import { listLosses, LossList } from './loss-list.tsx';

const copy = subscriptionCopy.cancellation;

interface CancelDialogProps {
  plan: Plan;
  free: Plan;
  limits: UserLimits;
  until: string | null;
  /** Whether a month is not paid for yet: then the plan cannot be promised to the end of its period. */
  isLate: boolean;
  onClose: () => void;
}

/** Says until when the plan stays and what is lost then, before the subscription is canceled. */
export function CancelDialog({ plan, free, limits, until, isLate, onClose }: CancelDialogProps) {
  const cancellation = useCancelSubscription();
  const end = describeEnd(until);
  const stays = copy.doneText({ plan: plan.name, until: end });
  const losses = findLosses({ from: plan, to: free, account: limits });
  // Awaited, not given as callbacks: what opened this dialog is gone once the account has been read anew.
  const confirm = useOneAtATime(async () => {
    try {
      await cancellation.mutateAsync();
      track({ event: 'subscription_cancelled' });
      const description = isLate ? copy.doneLate : stays;
      showToast({ title: copy.done, description, tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.errorFallback });
      showToast({ title: copy.errorTitle, description, tone: 'error' });
    }
    onClose();
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={copy.title(plan.name)}
      cancelLabel={copy.keep}
      actionLabel={copy.confirm}
      isPending={cancellation.isPending}
      onConfirm={() => void confirm()}
      description={
        <>
          <p>{isLate ? copy.late(end) : `${stays} ${copy.noRenewal}`}</p>
          {listLosses(losses).length > 0 && (
            <>
              <p className="mt-2">{copy.loses}</p>
              <LossList losses={losses} />
            </>
          )}
          <LapseArchive />
        </>
      }
    />
  );
}

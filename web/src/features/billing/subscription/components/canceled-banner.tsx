import { Banner, Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { subscriptionCopy } from '../copy.ts';
import { describeEnd } from '../describe-date.ts';
import { useReactivateSubscription } from '../queries.ts';
import { listLosses, LossList } from './loss-list.tsx';
import type { Losses } from '../model.ts';

const copy = subscriptionCopy.canceled;

interface CanceledBannerProps {
  plan: string;
  until: string | null;
  losses: Losses;
  /** Whether what the account has is more than stays. */
  hasExcess: boolean;
}

/** Paid until its period ends: what is lost then, and the way back until then. */
export function CanceledBanner({ plan, until, losses, hasExcess }: CanceledBannerProps) {
  const reactivation = useReactivateSubscription();
  const end = describeEnd(until);
  // Awaited, not given as callbacks: this banner is gone by the time the account has been read anew.
  const reactivate = useOneAtATime(async () => {
    try {
      await reactivation.mutateAsync();
      showToast({ title: copy.done, description: copy.doneText(end), tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.errorFallback });
      showToast({ title: copy.errorTitle, description, tone: 'error' });
    }
  });
  const losesSomething = listLosses(losses).length > 0;
  return (
    <Banner
      tone="warning"
      title={copy.title}
      role="status"
      action={
        <Button variant="primary" isLoading={reactivation.isPending} onClick={() => void reactivate()}>
          {copy.action}
        </Button>
      }
    >
      <p>
        {copy.lapse({ plan, until: end })} {losesSomething ? copy.becomesFreeAndLoses : copy.becomesFree}
      </p>
      {losesSomething && <LossList losses={losses} />}
      {hasExcess && <p>{copy.archive}</p>}
    </Banner>
  );
}

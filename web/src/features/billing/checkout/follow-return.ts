import type { User } from '@citato/contract';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { checkoutCopy } from './copy.ts';
import { hasPaidPlan, rereadUser } from './follow-plan.ts';
import { refreshAccount } from './refresh-account.ts';
import { forgetAwaited, readAwaited, trackPaid } from './track-checkout.ts';

const MAX_POLLS = 30;
const POLL_INTERVAL_MS = 4000;
const copy = checkoutCopy.paymentReturn;

/** Shows the payment's status once; while the plan is not there yet it polls, and shows when it has come. */
export async function followReturn({
  client,
  signal,
  isAsked,
}: {
  client: QueryClient;
  signal: AbortSignal;
  /** The user comes from the payment: that the plan is not there yet is shown, too. */
  isAsked: boolean;
}): Promise<void> {
  let isAnnounced = !isAsked;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (poll > 0) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    if (wasAborted(signal)) return;
    const user = await rereadUser().catch(() => null);
    if (wasAborted(signal)) return;
    if (user === null) continue;
    const awaited = readAwaited(user.id);
    // Another tab has shown it already, or it has not come in time.
    if (awaited === null && !isAsked) {
      forgetAwaited(user.id);
      return;
    }
    if (hasPaidPlan(user) && (awaited === null || awaited.plan.id === user.planId)) {
      if (awaited !== null) trackPaid(awaited);
      forgetAwaited(user.id);
      showToast({
        title: copy.active,
        description: copy.activeText(PLAN_NAMES[user.planId]),
        tone: 'success',
      });
      await refreshAccount(client);
      return;
    }
    if (!isAnnounced) tellWaiting(user);
    isAnnounced = true;
  }
}

function tellWaiting({ subscriptionStatus }: User): void {
  const isWaiting = subscriptionStatus === 'incomplete' || subscriptionStatus === 'past_due';
  showToast(
    isWaiting
      ? { title: copy.waiting, description: copy.waitingText }
      : { title: copy.none, description: copy.noneText },
  );
}

// A function of its own: while something is awaited the signal may change, which the compiler does not know.
function wasAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

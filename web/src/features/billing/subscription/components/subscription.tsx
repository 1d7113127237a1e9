import type { Plan, User, UserLimits } from '@citato/contract';
import { lazyDialog } from '#ui';
import { PlanGrid, PlanSummary } from '#features/plans';
import { subscriptionCopy } from '../copy.ts';
import { describeEnd } from '../describe-date.ts';
import {
  canBeCanceled,
  findSubscriptionState,
  listPaid,
  needsCheckout,
  type SubscriptionState,
} from '../model.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { ArchivedNote } from './archived-note.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { StateBanner } from './state-banner.tsx';

const DowngradeDialog = lazyDialog(async () => (await import('./downgrade-dialog.tsx')).DowngradeDialog);

const { facts, change } = subscriptionCopy;

interface SubscriptionProps {
  user: User;
  plans: readonly Plan[];
  plan: Plan;
  free: Plan;
  limits: UserLimits;
}

/** The subscription of an account, its status, and every way to change it. */
export function Subscription({ user, plans, plan, free, limits }: SubscriptionProps) {
  const state = findSubscriptionState(user);
  const { asked, isBought, busyWith, ...changing } = usePlanChange({ state, current: plan });
  return (
    <>
      <StateBanner state={state} plans={plans} plan={plan} limits={limits} />
      <PlanSummary
        plan={plan}
        priceCents={findPrice({ user, plan })}
        limits={limits}
        isCharged={state.kind !== 'granted'}
        fact={findFact(state)}
        action={
          canBeCanceled(state) ? (
            <CancelSubscription
              plan={plan}
              free={free}
              limits={limits}
              until={state.until}
              isLate={state.kind === 'past_due'}
            />
          ) : undefined
        }
      />
      <ArchivedNote plans={plans} plan={plan} account={limits} />
      <PlanGrid
        plans={listPaid(plans)}
        current={plan.id}
        account={limits}
        hint={findHint(state)}
        busyWith={busyWith}
        onChoose={changing.choose}
      />
      {asked !== null && (
        <DowngradeDialog
          asked={asked}
          current={plan}
          account={limits}
          isBought={isBought}
          isSetOff={state.kind === 'active'}
          isPending={busyWith !== null}
          onConfirm={changing.confirm}
          onClose={changing.dismiss}
        />
      )}
    </>
  );
}

/** What choosing another plan does. */
function findHint(state: SubscriptionState): string {
  if (state.kind === 'past_due' || state.kind === 'past_due_ending') return change.late;
  if (needsCheckout(state)) return change.checkout;
  return state.kind === 'active' ? change.active : change.running;
}

function findFact(state: SubscriptionState): { term: string; value: string } | null {
  if (state.kind === 'granted') return { term: facts.subscription, value: facts.granted };
  // A late plan ends or renews with its period, whichever comes of the payment: no date is promised.
  if (!('until' in state) || state.kind === 'past_due') return null;
  const until = describeEnd(state.until);
  if (until === null) return null;
  if (state.kind === 'active') return { term: facts.renewal, value: until };
  return { term: state.kind === 'trialing' ? facts.trialEnd : facts.expiry, value: until };
}

/** A subscriber who bought at another price, in a promotion, keeps it. */
function findPrice({ user, plan }: { user: User; plan: Plan }): number {
  const isPaidFor = user.subscribedPlanId === plan.id;
  return (isPaidFor ? user.subscribedPriceCents : null) ?? plan.price;
}

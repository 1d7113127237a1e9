import type { Plan, UserLimits } from '@citato/contract';
import { Banner } from '#ui';
import { subscriptionCopy as copy } from '../copy.ts';
import { describeEnd } from '../describe-date.ts';
import { findLosses, hasExcess, type SubscriptionState } from '../model.ts';
import { CanceledBanner } from './canceled-banner.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { PastDueBanner } from './past-due-banner.tsx';

interface StateBannerProps {
  state: SubscriptionState;
  plans: readonly Plan[];
  plan: Plan;
  limits: UserLimits;
}

/** What a user has to know or to do about the subscription; nothing while all is well. */
export function StateBanner({ state, plans, plan, limits }: StateBannerProps) {
  switch (state.kind) {
    case 'past_due':
      return <PastDueBanner plan={plan} text={copy.pastDue.text(plan.name)} />;
    case 'past_due_ending': {
      const until = describeEnd(state.until);
      return <PastDueBanner plan={plan} text={copy.pastDue.textEnding({ plan: plan.name, until })} />;
    }
    case 'incomplete':
      return <IncompleteBanner wanted={plans.find(({ id }) => id === state.wanted)} plan={plan.name} />;
    case 'trialing': {
      const until = describeEnd(state.until);
      return (
        <Banner
          tone="accent"
          title={copy.trialing.title}
          role="status"
          action={<CheckoutButton planId={plan.id}>{copy.trialing.action}</CheckoutButton>}
        >
          {until === null
            ? copy.trialing.textOpen(plan.name)
            : copy.trialing.text({ plan: plan.name, until })}
        </Banner>
      );
    }
    case 'canceled': {
      const free = plans.find(({ id }) => id === 'free') ?? plan;
      const losses = findLosses({ from: plan, to: free, account: limits });
      return (
        <CanceledBanner
          plan={plan.name}
          until={state.until}
          losses={losses}
          hasExcess={hasExcess({ losses, usage: limits.usage })}
        />
      );
    }
    default:
      return null;
  }
}

function IncompleteBanner({ wanted, plan }: { wanted: Plan | undefined; plan: string }) {
  const { title, text, textUnknown, action } = copy.incomplete;
  if (wanted === undefined) {
    return (
      <Banner tone="warning" title={title} role="status">
        {textUnknown(plan)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      title={title}
      role="status"
      action={<CheckoutButton planId={wanted.id}>{action}</CheckoutButton>}
    >
      {text({ wanted: wanted.name, plan })}
    </Banner>
  );
}

import { expect, it } from 'vitest';
import { hasRunningSubscription } from './running-subscription.ts';
import { subscriptionStatus } from './plan-ids.ts';

it('runs while it is active or in its trial, and never on a plan that was granted', () => {
  const running = (subscribedPlanId: 'pro' | null) =>
    subscriptionStatus.options.filter((status) =>
      hasRunningSubscription({ subscribedPlanId, subscriptionStatus: status }),
    );
  expect(running('pro')).toEqual(['trialing', 'active']);
  expect(running(null)).toEqual([]);
});

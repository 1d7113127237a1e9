import { PLAN_IDS } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { deriveSubscriptionStatus, ENDED_STATUSES } from './subscription-status.ts';

describe('the status an account is told', () => {
  it.each([
    ['free', 'inactive'],
    ['pro', 'active'],
    ['guru', 'active'],
    ['business', 'active'],
  ] as const)('without a subscription follows the plan %s alone: %s', (planId, status) => {
    expect(deriveSubscriptionStatus({ planId, subscription: null })).toBe(status);
  });

  it.each([
    ['incomplete', 'incomplete', 'incomplete'],
    ['incomplete_expired', 'inactive', 'inactive'],
    ['trialing', 'trialing', 'canceled'],
    ['active', 'active', 'canceled'],
    ['past_due', 'past_due', 'past_due'],
    ['unpaid', 'inactive', 'inactive'],
    ['paused', 'inactive', 'inactive'],
    ['canceled', 'inactive', 'inactive'],
  ] as const)(
    'of a subscription that is %s is %s, and %s when it ends with its period',
    (status, running, ending) => {
      for (const planId of PLAN_IDS) {
        const derive = (cancelAtPeriodEnd: boolean) =>
          deriveSubscriptionStatus({ planId, subscription: { status, cancelAtPeriodEnd } });
        expect([derive(false), derive(true)]).toEqual([running, ending]);
      }
    },
  );

  it('of an ended subscription is inactive', () => {
    for (const status of ENDED_STATUSES)
      expect(
        deriveSubscriptionStatus({ planId: 'free', subscription: { status, cancelAtPeriodEnd: false } }),
      ).toBe('inactive');
  });
});

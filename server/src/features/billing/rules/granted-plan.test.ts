import { describe, expect, it } from 'vitest';
import { aSubscription } from '#test/payment-builders';
import { decidePlan } from './granted-plan.ts';
import type { ProviderStatus } from './subscription-status.ts';

const planOfPrice = new Map([
  ['price_pro', 'pro'],
  ['price_guru', 'guru'],
] as const);
const running = (status: ProviderStatus) => aSubscription({ status, priceId: 'price_guru' });

describe('the plan of an account that pays', () => {
  it.each(['trialing', 'active', 'past_due'] as const)(
    'is that of its price while it is %s, whether it ends with its period or goes on',
    (status) => {
      for (const cancelAtPeriodEnd of [false, true]) {
        const live = { ...running(status), cancelAtPeriodEnd };
        expect(decidePlan({ current: 'free', before: null, live, planOfPrice })).toEqual({
          granted: 'guru',
          plan: 'guru',
        });
      }
    },
  );

  it('stays until the period ends when it is canceled', () => {
    const live = aSubscription({ status: 'active', priceId: 'price_pro', cancelAtPeriodEnd: true });
    expect(decidePlan({ current: 'pro', before: 'pro', live, planOfPrice })).toEqual({
      granted: 'pro',
      plan: 'pro',
    });
  });

  it('stays as it is at a price nobody knows', () => {
    const live = aSubscription({ status: 'active', priceId: 'price_of_old' });
    expect(decidePlan({ current: 'guru', before: 'guru', live, planOfPrice })).toEqual({
      granted: 'guru',
      plan: 'guru',
    });
  });
});

describe('the plan of an account that pays no more', () => {
  it.each(['incomplete', 'unpaid', 'paused'] as const)('is free when it is %s', (status) => {
    const decision = decidePlan({ current: 'guru', before: 'guru', live: running(status), planOfPrice });
    expect(decision).toEqual({ granted: null, plan: 'free' });
  });

  it('is free when nothing is left, and stays what an administrator granted', () => {
    const free = { granted: null, plan: 'free' };
    expect(decidePlan({ current: 'pro', before: 'pro', live: null, planOfPrice })).toEqual(free);
    expect(decidePlan({ current: 'business', before: null, live: null, planOfPrice })).toEqual({
      granted: null,
      plan: 'business',
    });
    const live = running('incomplete');
    expect(decidePlan({ current: 'business', before: null, live, planOfPrice }).plan).toBe('business');
  });
});

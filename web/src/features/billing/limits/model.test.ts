import type { LimitName, Limits, Plan } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { aPlan } from '../../../../test/api-server.ts';
import { PLANS } from '../../../../test/serve-plan-tab.ts';
import { findOffer } from './model.ts';

const ALL: Plan[] = Object.values(PLANS);
const account = (plan: keyof typeof PLANS, over: Partial<Limits> = {}) => {
  const { maxCompanies, maxPrompts, taskListsEnabled, promptAnalysisEnabled } = PLANS[plan];
  return {
    plan: PLANS[plan].id,
    limits: { maxCompanies, maxPrompts, taskListsEnabled, promptAnalysisEnabled, ...over },
  };
};
const offered = (plan: keyof typeof PLANS, wanted: LimitName[], plans = ALL) => {
  const offer = findOffer({ plans, account: account(plan), wanted });
  return offer.kind === 'sold' ? offer.plan.id : offer.kind;
};

describe('what is offered at a limit', () => {
  it.each([
    ['free', ['maxCompanies'], 'pro'],
    ['free', ['maxPrompts'], 'pro'],
    ['free', ['promptAnalysisEnabled'], 'pro'],
    ['free', ['promptAnalysisEnabled', 'taskListsEnabled'], 'guru'],
    ['pro', ['maxCompanies'], 'guru'],
    ['guru', ['maxPrompts'], 'business'],
    ['business', ['maxCompanies'], 'none'],
    ['business', ['maxPrompts'], 'none'],
  ] as const)('on %s, asking for %j, is %s', (plan, wanted, offer) => {
    expect(offered(plan, [...wanted])).toBe(offer);
  });

  it('is the next plan that can be bought, or that none can', () => {
    const unsold = (id: string) =>
      ALL.map((plan) => (plan.id === id ? { ...plan, stripePriceId: null } : plan));
    expect(offered('free', ['maxCompanies'], unsold('pro'))).toBe('guru');
    expect(offered('guru', ['maxCompanies'], unsold('business'))).toBe('unsold');
  });

  it('is no plan where the limit was set for the account', () => {
    const own = account('free', { maxCompanies: 0 });
    expect(findOffer({ plans: ALL, account: own, wanted: ['maxCompanies'] })).toEqual({ kind: 'none' });
    expect(findOffer({ plans: ALL, account: own, wanted: ['maxPrompts'] }).kind).toBe('sold');
  });

  it('is no plan either where the account was given the very number of its plan', () => {
    const own = { ...account('pro'), setForAccount: ['maxPrompts' as const] };
    expect(findOffer({ plans: ALL, account: own, wanted: ['maxPrompts'] })).toEqual({ kind: 'none' });
    expect(findOffer({ plans: ALL, account: own, wanted: ['maxCompanies'] }).kind).toBe('sold');
  });

  it('is never a plan that takes something else away', () => {
    const narrow = aPlan({ ...PLANS.business, id: 'business', maxPrompts: 10 });
    const plans = [PLANS.free, PLANS.pro, narrow];
    expect(findOffer({ plans, account: account('pro'), wanted: ['maxCompanies'] })).toEqual({ kind: 'none' });
  });
});

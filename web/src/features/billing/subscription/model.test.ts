import { describe, expect, it } from 'vitest';
import { aPlan } from '../../../../test/api-server.ts';
import { describeDate } from './describe-date.ts';
import {
  canBeCanceled,
  findLosses,
  findSubscriptionState,
  hasExcess,
  hasLarger,
  isSmaller,
  needsCheckout,
} from './model.ts';

const UNTIL = '2026-12-12T10:00:00.000Z';
const account = {
  planId: 'guru' as const,
  subscriptionStatus: 'active' as const,
  currentPeriodEnd: UNTIL,
  subscribedPlanId: 'guru' as const,
};
const none = { currentPeriodEnd: null, subscribedPlanId: null };

describe('the standing of an account', () => {
  it.each([
    ['nothing bought', { ...none, planId: 'free', subscriptionStatus: 'inactive' }, { kind: 'free' }],
    ['a plan granted by hand', { ...none, subscriptionStatus: 'active' }, { kind: 'granted' }],
    ['a grant beside a lapsed payment', { subscriptionStatus: 'inactive' }, { kind: 'granted' }],
    ['a subscription that runs', {}, { kind: 'active', until: UNTIL }],
    ['one without a known end', { currentPeriodEnd: null }, { kind: 'active', until: null }],
    ['one of an unknown price', { subscribedPlanId: null }, { kind: 'active', until: UNTIL }],
    ['a trial', { subscriptionStatus: 'trialing' }, { kind: 'trialing', until: UNTIL }],
    ['a late payment', { subscriptionStatus: 'past_due' }, { kind: 'past_due', until: UNTIL }],
    [
      'a late payment of what is canceled',
      { subscriptionStatus: 'past_due', endsWithPeriod: true },
      { kind: 'past_due_ending', until: UNTIL },
    ],
    [
      'a missing first payment',
      { planId: 'free', subscriptionStatus: 'incomplete' },
      { kind: 'incomplete', wanted: 'guru' },
    ],
    ['a cancellation', { subscriptionStatus: 'canceled' }, { kind: 'canceled', until: UNTIL }],
  ] as const)('is told for %s', (_what, changes, state) => {
    expect(findSubscriptionState({ ...account, ...changes })).toEqual(state);
  });

  it('sends to the checkout whoever has no running subscription, or one that waits to be paid', () => {
    const kinds = ['free', 'granted'] as const;
    expect(kinds.map((kind) => needsCheckout({ kind }))).toEqual([true, true]);
    expect(needsCheckout({ kind: 'incomplete', wanted: null })).toBe(true);
    const lasting = ['active', 'trialing', 'canceled', 'past_due'] as const;
    expect(lasting.map((kind) => needsCheckout({ kind, until: null }))).toEqual([false, false, true, true]);
  });

  it('offers the way out of whatever runs, late or not, and is not ended already', () => {
    const lasting = ['active', 'trialing', 'past_due', 'past_due_ending', 'canceled'] as const;
    expect(lasting.map((kind) => canBeCanceled({ kind, until: null }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(canBeCanceled({ kind: 'granted' })).toBe(false);
    expect(canBeCanceled({ kind: 'incomplete', wanted: 'pro' })).toBe(false);
  });
});

const free = aPlan();
const pro = aPlan({ id: 'pro', maxCompanies: 2, maxPrompts: 15, promptAnalysisEnabled: true });
const guru = { ...pro, id: 'guru' as const, maxCompanies: 5, maxPrompts: 50, taskListsEnabled: true };

describe('a plan', () => {
  it('is smaller with fewer companies or fewer prompts', () => {
    expect(isSmaller({ plan: pro, than: guru })).toBe(true);
    expect(isSmaller({ plan: { maxCompanies: 9, maxPrompts: 49 }, than: guru })).toBe(true);
    expect(isSmaller({ plan: guru, than: guru })).toBe(false);
  });

  it('is larger only when it holds no less of either', () => {
    expect(hasLarger({ plans: [free, pro, guru], than: pro })).toBe(true);
    expect(hasLarger({ plans: [free, pro, guru], than: guru })).toBe(false);
    expect(hasLarger({ plans: [{ maxCompanies: 9, maxPrompts: 1 }], than: pro })).toBe(false);
  });
});

describe('what is lost with the end of a plan', () => {
  it('is what the free plan does not hold; of prompts as many stay as it retains', () => {
    expect(findLosses({ from: guru, to: free, account: { limits: guru } })).toEqual({
      companies: 1,
      prompts: 5,
      analyses: true,
      taskLists: true,
    });
    expect(findLosses({ from: pro, to: free, account: { limits: pro } })).toMatchObject({ taskLists: false });
  });

  it('leaves out what was set for the account itself, which stays on any plan', () => {
    const limits = { ...guru, maxCompanies: 20, taskListsEnabled: false };
    expect(findLosses({ from: guru, to: free, account: { limits } })).toMatchObject({
      companies: null,
      prompts: 5,
      taskLists: false,
    });
    const given = { ...pro, taskListsEnabled: true };
    expect(findLosses({ from: pro, to: free, account: { limits: given } })).toMatchObject({
      taskLists: false,
    });
  });

  it('leaves it out also where the account was given the very limits of its plan', () => {
    const setForAccount = [
      'maxCompanies',
      'maxPrompts',
      'taskListsEnabled',
      'promptAnalysisEnabled',
    ] as const;
    const account = { limits: guru, setForAccount: [...setForAccount] };
    expect(findLosses({ from: guru, to: free, account })).toEqual({
      companies: null,
      prompts: null,
      analyses: false,
      taskLists: false,
    });
  });

  it('concerns data only where there is more than stays', () => {
    const losses = findLosses({ from: guru, to: free, account: { limits: guru } });
    const excess = (companies: number, prompts: number) =>
      hasExcess({ losses, usage: { companies, prompts, analyses: 9 } });
    expect([excess(1, 5), excess(2, 5), excess(1, 6)]).toEqual([false, true, true]);
    expect(
      hasExcess({ losses: { ...losses, companies: null }, usage: { companies: 9, prompts: 1, analyses: 0 } }),
    ).toBe(false);
  });
});

describe('a date', () => {
  it('is taken from text, number or date, and said to be none when it is none', () => {
    expect(describeDate(UNTIL)).toBe('12 dicembre 2026');
    expect(describeDate(Date.parse(UNTIL))).toBe('12 dicembre 2026');
    expect(describeDate(new Date(UNTIL))).toBe('12 dicembre 2026');
    expect(describeDate('presto')).toBe('data non valida');
  });
});

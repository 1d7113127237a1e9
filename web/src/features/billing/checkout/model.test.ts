import { describe, expect, it } from 'vitest';
import { canTakeCards, countAs, decideDueToday, isPaidToday, isSameCharge, isTooSmall } from './model.ts';

const pro = { id: 'pro', price: 5900 } as const;
const guru = { id: 'guru', price: 9900 } as const;

describe('what a checkout charges today', () => {
  it.each([
    ['inactive', undefined, guru, 'month'],
    ['incomplete', undefined, guru, 'month'],
    ['active', undefined, guru, 'month'],
    ['canceled', guru, guru, 'nothing'],
    ['canceled', pro, guru, 'difference'],
    ['canceled', guru, pro, 'credit'],
    ['active', pro, guru, 'difference'],
    ['trialing', guru, guru, 'trial'],
    ['trialing', pro, guru, 'trial'],
    ['past_due', guru, guru, 'open'],
  ] as const)('of an account that is %s', (status, subscribed, target, due) => {
    expect(decideDueToday({ account: { subscriptionStatus: status }, subscribed, target })).toBe(due);
  });

  it.each([guru, pro])('is nothing of a canceled trial, whatever the plan ($id)', (target) => {
    const account = { subscriptionStatus: 'canceled', isTrial: true } as const;
    expect(decideDueToday({ account, subscribed: guru, target })).toBe('trial');
  });
});

it('charges the card at once for a month, a difference and what is open', () => {
  const dues = ['month', 'nothing', 'trial', 'difference', 'credit', 'open', 'open_other'] as const;
  expect(dues.filter(isPaidToday)).toEqual(['month', 'difference', 'open', 'open_other']);
});

it.each([
  ['month', pro, pro, 'purchase'],
  ['difference', pro, guru, 'change'],
  ['trial', pro, guru, 'change'],
  ['trial', guru, guru, 'none'],
  ['nothing', guru, guru, 'none'],
  ['open', guru, guru, 'none'],
  ['open_other', pro, guru, 'change'],
] as const)('counts what is due as %s', (due, subscribed, target, counted) => {
  expect(countAs({ due, subscribed, target })).toBe(counted);
});

describe('what a page has shown that it charges', () => {
  const month = { dueCents: 9900, openCents: 0, differenceCents: 0, proratedAt: null };
  const change = {
    dueCents: 9770,
    openCents: 5900,
    differenceCents: 3870,
    proratedAt: '2026-11-27T10:00:00Z',
  };
  const later = (proratedAt: string) => ({ ...change, dueCents: 9768, differenceCents: 3868, proratedAt });
  it.each([
    ['the same month', month, month, true],
    ['the same month, open since a bank refused it', month, { ...month, openCents: 9900 }, true],
    ['a month less a credit', month, { ...month, dueCents: 9000 }, false],
    ['a plan another tab has bought', month, { ...change, openCents: 0, dueCents: 3870 }, false],
    ['the same difference minutes later', change, later('2026-11-27T10:20:00Z'), true],
    ['one that stood too long', change, later('2026-11-27T10:51:00Z'), false],
    ['a late month that was paid meanwhile', change, { ...change, openCents: 0, dueCents: 3870 }, false],
  ])('stands beside %s: %#', (_what, shown, now, stands) => {
    expect(isSameCharge(shown, now)).toBe(stands);
  });
});

it('takes cards with a provider, and with Stripe only when its key is there', () => {
  expect(canTakeCards({ provider: 'none', publishableKey: null })).toBe(false);
  expect(canTakeCards({ provider: 'sandbox', publishableKey: null })).toBe(true);
  expect(canTakeCards({ provider: 'stripe', publishableKey: null })).toBe(false);
  expect(canTakeCards({ provider: 'stripe', publishableKey: 'pk_1' })).toBe(true);
});

it('warns where a plan holds less than there is', () => {
  const plan = { maxCompanies: 2, maxPrompts: 15 };
  expect(isTooSmall({ plan, usage: { companies: 2, prompts: 15 } })).toBe(false);
  expect(isTooSmall({ plan, usage: { companies: 3, prompts: 1 } })).toBe(true);
  expect(isTooSmall({ plan, usage: { companies: 1, prompts: 16 } })).toBe(true);
});

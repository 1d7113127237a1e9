import { describe, expect, it } from 'vitest';
import { canTakeCards, decideDueToday, isTooSmall } from './model.ts';

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
    ['trialing', guru, guru, 'month'],
    ['past_due', guru, guru, 'open'],
  ] as const)('of an account that is %s', (status, subscribed, target, due) => {
    expect(decideDueToday({ status, subscribed, target })).toBe(due);
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

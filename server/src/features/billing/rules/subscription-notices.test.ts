import type { PlanId } from '@citato/contract';
import { expect, it } from 'vitest';
import { decideEndReason, decideSubscriptionNotices } from './subscription-notices.ts';
import type { ProviderStatus } from './subscription-status.ts';

const on = (planId: PlanId, status?: ProviderStatus, cancelAtPeriodEnd = false) => ({
  planId,
  live: status === undefined ? null : { status, cancelAtPeriodEnd },
});
const FREE = on('free');
const PRO = on('pro', 'active');
const ENDING = on('pro', 'active', true);

it.each([
  ['a purchase', FREE, PRO, ['active']],
  ['a first payment that fails', FREE, on('free', 'incomplete'), []],
  ['a first payment that succeeds late', on('free', 'incomplete'), PRO, ['active']],
  ['a first payment nobody makes', on('free', 'incomplete'), FREE, []],
  ['a plan granted by hand that is paid for now', on('pro'), PRO, ['active']],
  ['a larger plan', PRO, on('guru', 'active'), ['active']],
  ['a smaller plan', on('guru', 'active'), PRO, ['active']],
  ['a purchase at a price nobody knows', FREE, on('free', 'active'), []],
  ['its cancellation', on('free', 'active'), on('free', 'active', true), []],
  ['its price, known at last', on('free', 'active'), PRO, ['active']],
  ['a renewal', PRO, PRO, []],
  ['a renewal that fails', PRO, on('pro', 'past_due'), []],
  ['one that is paid after all', on('pro', 'past_due'), PRO, []],
  ['a cancellation', PRO, ENDING, ['canceled']],
  [
    'a cancellation while a payment is late',
    on('pro', 'past_due'),
    on('pro', 'past_due', true),
    ['canceled'],
  ],
  ['a second look at it', ENDING, ENDING, []],
  ['a cancellation taken back', ENDING, PRO, ['reactivated']],
  ['another plan bought while one ends', ENDING, on('guru', 'active'), ['active']],
  ['a purchase that is canceled before it is seen', FREE, ENDING, ['active', 'canceled']],
  ['the end that was asked for', ENDING, FREE, ['ended']],
  ['the end after failed charges', on('pro', 'past_due'), FREE, ['ended']],
  ['a pause', PRO, on('free', 'paused'), ['ended']],
  ['nothing', FREE, FREE, []],
])('of %s tells what follows', (_what, before, after, notices) => {
  expect(decideSubscriptionNotices({ before, after })).toEqual(notices);
});

it('knows why a plan ended where it can', () => {
  expect(decideEndReason(ENDING.live)).toBe('asked');
  expect(decideEndReason(on('pro', 'past_due').live)).toBe('unpaid');
  expect(decideEndReason(on('pro', 'past_due', true).live)).toBe('unpaid');
  expect(decideEndReason(PRO.live)).toBe('unknown');
  expect(decideEndReason(null)).toBe('unknown');
});

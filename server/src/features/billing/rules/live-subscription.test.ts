import { expect, it } from 'vitest';
import { aSubscription } from '#test/payment-builders';
import { chooseLive } from './live-subscription.ts';

const older = new Date('2026-03-01T09:00:00Z');
const newer = new Date('2026-03-02T09:00:00Z');

it('is none where all have ended', () => {
  expect(chooseLive([])).toBeNull();
  expect(
    chooseLive([aSubscription({ status: 'canceled' }), aSubscription({ status: 'incomplete_expired' })]),
  ).toBeNull();
});

it('is the newest that runs, before one that was never paid for', () => {
  const first = aSubscription({ id: 'first', status: 'active', createdAt: older });
  const second = aSubscription({ id: 'second', status: 'past_due', createdAt: newer });
  const unpaid = aSubscription({ id: 'unpaid', status: 'incomplete', createdAt: newer });
  expect(chooseLive([first, second, unpaid])?.id).toBe('second');
  expect(chooseLive([unpaid, first])?.id).toBe('first');
  expect(chooseLive([unpaid])?.id).toBe('unpaid');
});

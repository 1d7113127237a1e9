import { describe, expect, it } from 'vitest';
import { findLostCents, followRefund, type RefundProgress } from './refund-progress.ts';

const issuedAt = new Date('2026-03-02T09:00:00Z');
const now = new Date('2026-03-05T09:00:00Z');
const later = new Date('2026-03-09T09:00:00Z');
const say = (status: RefundProgress['status'], refundedCents = 2000) => ({ status, refundedCents, issuedAt });
const follow = (before: RefundProgress | null, ...rest: Parameters<typeof say>) =>
  followRefund({ now, said: say(...rest), before });

describe('a refund is booked', () => {
  it('on the day it was given, when it is seen to have succeeded at once', () => {
    expect(follow(null, 'succeeded')).toMatchObject({ settledAt: issuedAt, failedAt: null });
  });

  it('on the day it succeeds, when it was pending, and stays there', () => {
    const pending = follow(null, 'pending');
    expect(pending.settledAt).toBeNull();
    const succeeded = follow(pending, 'succeeded');
    expect(succeeded.settledAt).toEqual(now);
    expect(followRefund({ now: later, said: say('succeeded'), before: succeeded })).toEqual(succeeded);
  });

  it('never, when it fails before it was certain', () => {
    expect(follow(null, 'failed', 0)).toMatchObject({ settledAt: null, failedAt: null });
    expect(follow(follow(null, 'pending'), 'failed', 0)).toMatchObject({ settledAt: null, failedAt: null });
  });

  it('and booked back on the day it fails, with the amount it had', () => {
    const failed = follow(follow(null, 'succeeded'), 'failed', 0);
    expect(failed).toMatchObject({ refundedCents: 2000, settledAt: issuedAt, failedAt: now });
    expect(followRefund({ now: later, said: say('failed', 0), before: failed })).toEqual(failed);
  });
});

describe('what its owner is told to be lost', () => {
  const reported = { ...follow(null, 'succeeded'), notifiedAt: issuedAt };

  it('is the amount of a refund that failed, once', () => {
    const failed = follow(reported, 'failed', 0);
    expect(findLostCents({ before: reported, after: failed })).toBe(2000);
    expect(findLostCents({ before: { ...failed, notifiedAt: issuedAt }, after: failed })).toBeNull();
  });

  it('is what a credit note gives back less than before', () => {
    expect(findLostCents({ before: reported, after: follow(reported, 'succeeded', 500) })).toBe(1500);
  });

  it('is nothing while it stands, nor of what nobody was told', () => {
    expect(findLostCents({ before: reported, after: reported })).toBeNull();
    expect(findLostCents({ before: null, after: follow(null, 'failed', 0) })).toBeNull();
    expect(
      findLostCents({ before: { ...reported, notifiedAt: null }, after: follow(reported, 'failed', 0) }),
    ).toBeNull();
  });
});

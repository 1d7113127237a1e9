import { describe, expect, it } from 'vitest';
import { decideAfterAttempt } from './retry-plan.ts';
import { decideHealth } from './endpoint-health.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('a message', () => {
  it('is tried eight times over more than a day, then given up', () => {
    const pauses: number[] = [];
    let at = now;
    for (let attempts = 1; ; attempts += 1) {
      const verdict = decideAfterAttempt({ attempts, responseStatus: 500, now: at });
      if (verdict.nextAttemptAt === null) {
        expect([verdict.status, attempts]).toEqual(['failed', 8]);
        break;
      }
      pauses.push((verdict.nextAttemptAt.getTime() - at.getTime()) / 1_000);
      at = verdict.nextAttemptAt;
    }
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
    expect(at.getTime() - now.getTime()).toBeGreaterThan(24 * 3_600_000);
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'waiting'],
    [400, 'waiting'],
    [429, 'waiting'],
    [503, 'waiting'],
    [null, 'waiting'],
    [410, 'failed'],
  ])('answered with %s is %s', (responseStatus, status) => {
    expect(decideAfterAttempt({ attempts: 1, responseStatus, now }).status).toBe(status);
  });
});

describe('an endpoint', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  it('is failing from its first attempt without arrival until one arrives', () => {
    const first = decideHealth({ failingSince: null, responseStatus: 500, now });
    expect(first).toEqual({ failingSince: now, disabledBecause: null });
    const later = decideHealth({ failingSince: daysAgo(2), responseStatus: null, now });
    expect(later).toEqual({ failingSince: daysAgo(2), disabledBecause: null });
    const healed = decideHealth({ failingSince: daysAgo(9), responseStatus: 200, now });
    expect(healed).toEqual({ failingSince: null, disabledBecause: null });
  });

  it('is switched off after three days of it, and at once when it says that it is gone', () => {
    const failing = decideHealth({ failingSince: daysAgo(3), responseStatus: 500, now });
    expect(failing.disabledBecause).toBe('failing');
    const gone = decideHealth({ failingSince: null, responseStatus: 410, now });
    expect(gone.disabledBecause).toBe('gone');
  });
});

import { describe, expect, it } from 'vitest';
import { decidePurge } from './text-retention.ts';

const now = new Date('2026-11-20T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('removing old texts', () => {
  it.each([
    { when: 'yesterday', lastRunAt: daysAgo(1), verdict: 'purge' },
    { when: 'a week ago', lastRunAt: daysAgo(7), verdict: 'purge' },
    { when: 'never', lastRunAt: null, verdict: 'wait' },
    { when: 'a year ago, by a clock that jumped', lastRunAt: daysAgo(365), verdict: 'wait' },
    { when: 'tomorrow, by a clock that went back', lastRunAt: daysAgo(-1), verdict: 'wait' },
  ])('is for a run after the last one was $when: $verdict', ({ lastRunAt, verdict }) => {
    expect(decidePurge({ lastRunAt, now })).toBe(verdict);
  });
});

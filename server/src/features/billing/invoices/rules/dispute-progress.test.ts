import { describe, expect, it } from 'vitest';
import { followDispute, hasComeBack } from './dispute-progress.ts';

const MONDAY = new Date('2026-11-02T10:00:00Z');
const FRIDAY = new Date('2026-11-06T10:00:00Z');

describe('a dispute in our books', () => {
  it.each([
    ['needs_response', null, { lostAt: null, wonAt: null }],
    ['under_review', null, { lostAt: null, wonAt: null }],
    ['lost', null, { lostAt: FRIDAY, wonAt: null }],
    ['won', null, { lostAt: null, wonAt: FRIDAY }],
    ['lost', { lostAt: MONDAY, wonAt: null }, { lostAt: MONDAY, wonAt: null }],
    // The operator appealed: what was booked stays until the bank has decided anew.
    ['under_review', { lostAt: MONDAY, wonAt: null }, { lostAt: MONDAY, wonAt: null }],
    ['won', { lostAt: MONDAY, wonAt: null }, { lostAt: MONDAY, wonAt: FRIDAY }],
  ] as const)('that is %s after %o is booked %o', (status, before, after) => {
    expect(followDispute({ now: FRIDAY, status, before })).toEqual(after);
  });

  it('gives the money back only where it was lost first', () => {
    expect(hasComeBack({ lostAt: MONDAY, wonAt: FRIDAY })).toBe(true);
    expect(hasComeBack({ lostAt: null, wonAt: FRIDAY })).toBe(false);
    expect(hasComeBack({ lostAt: MONDAY, wonAt: null })).toBe(false);
  });
});

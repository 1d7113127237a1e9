import { describe, expect, it } from 'vitest';
import { type BreakerState, HEALTHY, readBreaker, recordAnswer, recordFailure } from './engine-breaker.ts';

const start = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const fail = (state: BreakerState, seconds: number, retryAfterSeconds: number | null = null) =>
  recordFailure(state, { now: after(seconds), retryAfterSeconds });
const failAt = (...moments: number[]) => moments.reduce((state, seconds) => fail(state, seconds), HEALTHY);
const pauseOf = (state: BreakerState, seconds: number) =>
  state.retryAt === null ? null : (state.retryAt.getTime() - after(seconds).getTime()) / 1000;

describe('the breaker of an engine', () => {
  it('opens at the fifth failure in a row within a minute', () => {
    expect(readBreaker(failAt(0, 1, 2, 3), after(4))).toBe('closed');
    expect(readBreaker(failAt(0, 1, 2, 3, 4), after(4))).toBe('open');
  });

  it('takes failures that are far apart for what they are', () => {
    expect(readBreaker(failAt(0, 50, 100, 150, 200, 250), after(251))).toBe('closed');
  });

  it('lets one call try after the pause, and pauses twice as long each time that fails, up to 15 minutes', () => {
    let state = failAt(0, 0, 0, 0, 0);
    let seconds = 0;
    const pauses = Array.from({ length: 8 }, () => {
      const pause = pauseOf(state, seconds) ?? 0;
      seconds += pause;
      expect(readBreaker(state, after(seconds - 1))).toBe('open');
      expect(readBreaker(state, after(seconds))).toBe('half_open');
      state = fail(state, seconds);
      return pause;
    });
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('is not opened further by calls that were under way when it opened', () => {
    const opened = failAt(0, 0, 0, 0, 0);
    expect(fail(fail(opened, 1), 2)).toMatchObject({ openings: 1, retryAt: opened.retryAt });
  });

  it.each([
    { when: 'a single call', before: HEALTHY, retryAfter: 7, pause: 7 },
    { when: 'a call that also opens it', before: failAt(0, 0, 0, 0), retryAfter: 100, pause: 100 },
    { when: 'a wait shorter than its own', before: failAt(0, 0, 0, 0), retryAfter: 3, pause: 30 },
    { when: 'a wait of a day', before: HEALTHY, retryAfter: 86_400, pause: 3_600 },
    { when: 'a wait of nothing', before: HEALTHY, retryAfter: 0, pause: null },
  ])('obeys the wait the provider asks for: $when', ({ before, retryAfter, pause }) => {
    expect(pauseOf(fail(before, 0, retryAfter), 0)).toBe(pause);
  });

  it('is closed by an answer, but not before the pause that began while the call was under way', () => {
    const asked = fail(HEALTHY, 0, 600);
    const answered = recordAnswer(asked, { now: after(2) });
    expect(answered).toEqual({ ...HEALTHY, retryAt: after(600) });
    expect(readBreaker(answered, after(599))).toBe('open');
    expect(recordAnswer(answered, { now: after(600) })).toEqual(HEALTHY);
    expect(recordAnswer(failAt(0, 1, 2), { now: after(3) })).toEqual(HEALTHY);
  });

  const misread = (state: BreakerState, seconds: number, prompt: string) =>
    recordFailure(state, { now: after(seconds), retryAfterSeconds: null, ofPrompt: prompt });
  const misreadAll = (prompts: string[], before: BreakerState = HEALTHY) =>
    prompts.reduce((state, prompt, index) => misread(state, index, prompt), before);

  it('is not opened by what the replies to one prompt look like, however many', () => {
    const state = misreadAll(Array.from({ length: 50 }, () => 'a'));
    expect(readBreaker(state, after(50))).toBe('closed');
    expect(state.failingPrompts.length).toBeLessThanOrEqual(20);
    expect(readBreaker(fail(state, 50), after(51))).toBe('closed');
  });

  it('is opened by replies of several prompts that cannot be read', () => {
    expect(readBreaker(misreadAll(['a', 'b', 'c', 'd', 'e']), after(5))).toBe('open');
    expect(readBreaker(misreadAll(['a', 'a', 'a', 'b', 'b']), after(5))).toBe('open');
    expect(readBreaker(misreadAll(['a', 'a', 'a', 'a', 'b']), after(5))).toBe('closed');
  });

  it('is paused no longer because the one prompt whose replies cannot be read was the first to try', () => {
    const opened = failAt(0, 0, 0, 0, 0);
    const tried = misread(misread(opened, 30, 'a'), 31, 'a');
    expect(readBreaker(tried, after(31))).toBe('half_open');
    expect(tried.openings).toBe(1);
    expect(recordAnswer(tried, { now: after(32) })).toEqual(HEALTHY);
    expect(readBreaker(misread(tried, 32, 'b'), after(32))).toBe('open');
  });

  it('opens at once, for the longest pause, where the account cannot pay; an answer forgets why', () => {
    const now = after(0);
    const opened = recordFailure(HEALTHY, { now, retryAfterSeconds: null, isOutOfCredit: true });
    expect([readBreaker(opened, now), opened.isOutOfCredit, pauseOf(opened, 0)]).toEqual(['open', true, 900]);
    const meanwhile = recordFailure(opened, { now: after(1), retryAfterSeconds: null });
    expect(meanwhile.isOutOfCredit).toBe(true);
    expect(recordAnswer(opened, { now: after(2) }).isOutOfCredit).toBe(true);
    expect(recordAnswer(opened, { now: after(901) })).toEqual(HEALTHY);
    const other = recordFailure(opened, { now: after(901), retryAfterSeconds: null });
    expect(other.isOutOfCredit).toBe(false);
  });

  it('does not believe a pause longer than any, left by a clock that has gone back since', () => {
    const aYear = 365 * 86_400;
    const stale = failAt(aYear, aYear, aYear, aYear, aYear);
    expect(readBreaker(stale, after(0))).toBe('half_open');
    expect(recordAnswer(stale, { now: after(0) })).toEqual(HEALTHY);
    expect(pauseOf(fail(stale, 0), 0)).toBe(60);
  });
});

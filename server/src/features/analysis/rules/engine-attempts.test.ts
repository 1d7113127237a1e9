import { describe, expect, it } from 'vitest';
import {
  type AttemptHistory,
  type EngineYield,
  decideAttempt,
  decideNextAttempt,
  isLeftToPlanned,
  isPlannedFor,
  isTooOldToBackfill,
} from './engine-attempts.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const DAY_S = 86_400;
/** Its fixed minute is early in the day: what is spread by it is hardly moved. */
const promptId = '00000000-0000-4000-8000-000000000001';
const down = (over: Partial<AttemptHistory> = {}): AttemptHistory => ({
  failingSince: now,
  attempts: 1,
  nextAttemptAt: after(30),
  isDown: true,
  ...over,
});
const next = (
  history: AttemptHistory | null,
  yielded: Partial<EngineYield>,
  { isPlannedOne = true, startedAt = now } = {},
) =>
  decideNextAttempt({
    history,
    isPlannedOne,
    yielded: { answered: 0, missing: 5, wasAsked: true, notBefore: null, ...yielded },
    promptId,
    startedAt,
    now,
  });
const pauseOf = (planned: AttemptHistory | null) =>
  planned === null ? null : (planned.nextAttemptAt.getTime() - now.getTime()) / 1000;

describe('whether a prompt may ask an engine', () => {
  it('waits for the planned attempt, which begins with one call', () => {
    expect(decideAttempt({ history: down(), isPlannedOne: false, now })).toEqual({
      kind: 'wait',
      until: after(30),
    });
    const due = { history: down({ nextAttemptAt: now }), isPlannedOne: false, now };
    expect(decideAttempt(due)).toEqual({ kind: 'ask', oneFirst: true });
  });

  it('asks in the planned attempt itself, also by a clock that is behind the queue’s', () => {
    expect(decideAttempt({ history: down(), isPlannedOne: true, now })).toEqual({
      kind: 'ask',
      oneFirst: true,
    });
  });

  it('asks freely where only some answers were missing, or none', () => {
    for (const history of [null, down({ isDown: false })])
      expect(decideAttempt({ history, isPlannedOne: false, now })).toEqual({ kind: 'ask', oneFirst: false });
  });

  it('does not wait a year for an attempt that a clock planned which has gone back since', () => {
    const stale = down({ nextAttemptAt: after(365 * DAY_S) });
    expect(decideAttempt({ history: stale, isPlannedOne: false, now })).toMatchObject({ kind: 'ask' });
    const paused = { wasAsked: false, notBefore: after(60) };
    expect(pauseOf(next(stale, paused, { isPlannedOne: false }))).toBeLessThan(3 * 3600);
  });
});

describe('when missing answers are asked for again', () => {
  it('is after 30 seconds, 5 minutes, an hour and 6 hours, then once a day', () => {
    const pauses = [0, 1, 2, 3, 4, 5].map((attempts) => pauseOf(next(down({ attempts }), {})) ?? 0);
    for (const [index, seconds] of [30, 300, 3600, 6 * 3600, DAY_S, DAY_S].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(seconds);
      expect(pauses[index]).toBeLessThanOrEqual(seconds * 1.25);
    }
  });

  it('is never before the provider’s own moment', () => {
    expect(pauseOf(next(null, { notBefore: after(7200) }))).toBe(7200);
  });

  it('ends with the fourth further attempt where only some are missing', () => {
    expect(next(down({ attempts: 3, isDown: false }), { answered: 3, missing: 2 })).not.toBeNull();
    expect(next(down({ attempts: 4, isDown: false }), { answered: 3, missing: 2 })).toBeNull();
  });

  it('is not put off by an analysis that met the pause, nor counted as an attempt', () => {
    const planned = down({ attempts: 2, nextAttemptAt: after(600) });
    const met = { wasAsked: false, notBefore: after(60) };
    expect(next(planned, met, { isPlannedOne: false })).toEqual(planned);
    expect(next(planned, met)).toMatchObject({ attempts: 2 });
  });

  it('is never again once nothing is missing, or after a week', () => {
    expect(next(down(), { answered: 5, missing: 0 })).toBeNull();
    expect(next(down(), {}, { startedAt: after(-8 * DAY_S) })).toBeNull();
    expect(isTooOldToBackfill({ startedAt: after(-7 * DAY_S), now })).toBe(false);
  });
});

describe('a planned attempt', () => {
  it.each([
    { what: 'of an engine that is down, by an analysis of the same day', over: {}, isLeft: true },
    { what: 'of another day', over: { day: '2026-11-19' }, isLeft: false },
    { what: 'of the analysis itself', over: { analysisId: 'b' }, isLeft: false },
    { what: 'of an engine that gave some answers', over: { isDown: false }, isLeft: false },
  ])('$what is left to itself: $isLeft', ({ over, isLeft }) => {
    const planned = { analysisId: 'a', day: '2026-11-20', isDown: true, ...over };
    expect(isLeftToPlanned({ planned, analysis: { id: 'b', day: '2026-11-20' } })).toBe(isLeft);
  });

  it('is made by the job that was made for it, by no other, and whatever the clock says', () => {
    const planned = { analysisId: 'a', nextAttemptAt: after(1) };
    const order = { analysisId: 'a', plannedFor: after(1).toISOString() };
    expect(isPlannedFor({ planned, order, now })).toBe(true);
    expect(isPlannedFor({ planned, order: { ...order, plannedFor: now.toISOString() }, now })).toBe(false);
    expect(isPlannedFor({ planned, order: { ...order, analysisId: 'b' }, now })).toBe(false);
    expect(isPlannedFor({ planned, order: { analysisId: 'a' }, now })).toBe(false);
    expect(isPlannedFor({ planned, order: { analysisId: 'a' }, now: after(1) })).toBe(true);
  });
});

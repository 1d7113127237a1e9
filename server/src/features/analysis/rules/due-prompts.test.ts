import { describe, expect, it } from 'vitest';
import { readRomeClock } from '../../../lib/rome-time.ts';
import {
  decideDeferredStart,
  decideDue,
  decideNextRun,
  fixedMinute,
  furthestRun,
  replanRun,
} from './due-prompts.ts';

const HOUR_MS = 3_600_000;
const ids = Array.from(
  { length: 2000 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);
const idAtMinute = (wanted: (minute: number) => boolean) =>
  ids.find((id) => wanted(fixedMinute(id))) ?? expect.fail('no id found');

describe('when a prompt is due', () => {
  it('spreads prompts over the whole day', () => {
    const perHour = Array.from(
      { length: 24 },
      (_, hour) => ids.filter((id) => Math.floor(fixedMinute(id) / 60) === hour).length,
    );
    expect(Math.min(...perHour)).toBeGreaterThan(2000 / 24 / 2);
    expect(Math.max(...perHour)).toBeLessThan((2000 / 24) * 2);
  });

  it('is its fixed minute, at least 4 hours after the last run and at most 28', () => {
    for (const promptId of ids.slice(0, 300)) {
      const lastRunAt = new Date('2026-11-20T09:17:00Z');
      const next = decideNextRun({ promptId, lastRunAt });
      const pauseMs = next.getTime() - lastRunAt.getTime();
      expect(readRomeClock(next).minute).toBe(fixedMinute(promptId));
      expect(pauseMs).toBeGreaterThanOrEqual(4 * HOUR_MS);
      expect(pauseMs).toBeLessThan(28 * HOUR_MS);
    }
  });

  it.each([
    { change: 'to summer time', from: '2027-03-26T23:00:00Z', maxHours: 28 },
    { change: 'to winter time', from: '2027-10-29T22:00:00Z', maxHours: 29 },
  ])('is as near after a run at any time around the change $change', ({ from, maxHours }) => {
    for (const promptId of ids.slice(0, 60)) {
      for (let half = 0; half < 2 * 72; half += 1) {
        const lastRunAt = new Date(Date.parse(from) + half * (HOUR_MS / 2));
        const pauseHours = (decideNextRun({ promptId, lastRunAt }).getTime() - lastRunAt.getTime()) / HOUR_MS;
        expect(pauseHours).toBeGreaterThanOrEqual(4);
        expect(pauseHours).toBeLessThanOrEqual(maxHours);
      }
    }
  });

  it('runs a minute that occurs twice once', () => {
    const promptId = idAtMinute((minute) => minute >= 120 && minute < 180);
    const first = decideNextRun({ promptId, lastRunAt: new Date('2027-10-30T12:00:00Z') });
    expect(readRomeClock(first)).toEqual({ day: '2027-10-31', minute: fixedMinute(promptId) });
    expect(readRomeClock(decideNextRun({ promptId, lastRunAt: first })).day).toBe('2027-11-01');
  });

  it.each(['2027-03-20T12:00:00Z', '2027-10-23T12:00:00Z'])(
    'comes exactly once a day over the change of the clock after %s',
    (start) => {
      for (const promptId of ids.slice(0, 200)) {
        let run = decideNextRun({ promptId, lastRunAt: new Date(start) });
        const days = Array.from({ length: 14 }, () => {
          const { day } = readRomeClock(run);
          run = decideNextRun({ promptId, lastRunAt: run });
          return day;
        });
        expect(new Set(days).size).toBe(14);
        expect(days.at(-1)).toBe(
          readRomeClock(new Date(Date.parse(`${days[0] ?? ''}T12:00:00Z`) + 13 * 24 * HOUR_MS)).day,
        );
      }
    },
  );

  it('runs a minute that does not exist at the next one that does', () => {
    const promptId = idAtMinute((minute) => minute >= 120 && minute < 180);
    const next = decideNextRun({ promptId, lastRunAt: new Date('2027-03-27T03:00:00Z') });
    expect(next.toISOString()).toBe('2027-03-28T01:00:00.000Z');
  });

  it('catches up once after an outage and then keeps its minute', () => {
    const promptId = idAtMinute((minute) => minute === 600 || minute === 601 || minute === 602);
    const lateRun = new Date('2026-11-23T18:00:00Z');
    const next = decideNextRun({ promptId, lastRunAt: lateRun });
    expect(readRomeClock(next)).toEqual({ day: '2026-11-24', minute: fixedMinute(promptId) });
  });

  it.each(['2027-03-26T12:00:00Z', '2027-10-29T12:00:00Z'])(
    'never lies beyond the furthest run, also over the change of the clock after %s',
    (at) => {
      const now = new Date(at);
      for (const promptId of ids.slice(0, 500))
        expect(decideNextRun({ promptId, lastRunAt: now }) < furthestRun(now)).toBe(true);
    },
  );

  it('is the first of its minutes ahead where a wrong clock had put it off, spread like any other', () => {
    const now = new Date('2026-11-20T09:17:00Z');
    const runs = ids.map((promptId) => replanRun({ promptId, now }).getTime() - now.getTime());
    expect(Math.min(...runs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...runs)).toBeLessThan(24 * HOUR_MS);
    const perHour = Map.groupBy(runs, (ms) => Math.floor(ms / HOUR_MS));
    expect(Math.max(...[...perHour.values()].map(({ length }) => length))).toBeLessThan((2000 / 24) * 2);
  });

  it('never runs free accounts or inactive prompts by itself', () => {
    expect(decideDue({ promptAnalysisEnabled: true, isActive: true })).toBe('run');
    expect(decideDue({ promptAnalysisEnabled: false, isActive: true })).toBe('unschedule');
    expect(decideDue({ promptAnalysisEnabled: true, isActive: false })).toBe('unschedule');
  });

  it('starts what the budget deferred in the first hour of the next Rome day', () => {
    for (const promptId of ids.slice(0, 100)) {
      const start = decideDeferredStart({
        promptId,
        now: new Date('2026-11-20T22:30:00Z'),
        reason: 'over_budget',
      });
      expect(readRomeClock(start).day).toBe('2026-11-21');
      expect(readRomeClock(start).minute).toBeLessThan(60);
    }
  });

  it('lets a user whose part of the money is spent go on within half an hour', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    for (const promptId of ids.slice(0, 100)) {
      const start = decideDeferredStart({ promptId, now, reason: 'over_share' });
      expect(start.getTime() - now.getTime()).toBeGreaterThanOrEqual(HOUR_MS / 4);
      expect(start.getTime() - now.getTime()).toBeLessThan(HOUR_MS / 2);
    }
  });
});

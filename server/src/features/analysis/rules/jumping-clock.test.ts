import { describe, expect, it } from 'vitest';
import { decideNextRun, furthestRun, replanRun } from './due-prompts.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-11-02T00:00:00Z');
const dayAfter = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * HOUR_MS);

/** A scheduler that runs every minute by a clock that may be wrong: the real moments at which prompts ran. */
function runByClock(shownAt: (real: number) => number): { promptId: string; at: number }[] {
  const prompts = Array.from({ length: 120 }, (_, index) => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return { id, nextRun: replanRun({ promptId: id, now: start }) };
  });
  const runs: { promptId: string; at: number }[] = [];
  for (let at = start.getTime(); at < dayAfter(7).getTime(); at += 60_000) {
    const now = new Date(shownAt(at));
    for (const prompt of prompts) {
      const { id: promptId } = prompt;
      if (prompt.nextRun > furthestRun(now)) prompt.nextRun = replanRun({ promptId, now });
      if (prompt.nextRun > now) continue;
      runs.push({ promptId, at });
      prompt.nextRun = decideNextRun({ promptId, lastRunAt: now });
    }
  }
  return runs;
}

describe('what runs by a clock that jumps', () => {
  const wrongBetween = (from: Date, until: Date, byHours: number) => (real: number) =>
    real >= from.getTime() && real < until.getTime() ? real + byHours * HOUR_MS : real;
  const HOURS_A_YEAR = 365 * 24;
  it.each([
    { jump: 'an hour back', clock: wrongBetween(dayAfter(2, 10), dayAfter(99), -1), atOnce: false },
    { jump: 'a day back', clock: wrongBetween(dayAfter(2, 10), dayAfter(99), -24), atOnce: false },
    {
      jump: 'an hour back and right again',
      clock: wrongBetween(dayAfter(2, 10), dayAfter(2, 15), -1),
      atOnce: false,
    },
    { jump: 'a year ahead', clock: wrongBetween(dayAfter(2, 10), dayAfter(99), HOURS_A_YEAR), atOnce: true },
    {
      jump: 'a year ahead and right again',
      clock: wrongBetween(dayAfter(2, 10), dayAfter(3, 16), HOURS_A_YEAR),
      atOnce: true,
    },
  ])('is one run of each prompt at most when it jumps $jump, and spread after it', ({ clock, atOnce }) => {
    const runs = runByClock(clock);
    const jumped = runs.filter(({ at }) => at === dayAfter(2, 10).getTime());
    expect(jumped.length > 60).toBe(atOnce);
    const others = runs.filter((run) => !jumped.includes(run));
    const perHour = Map.groupBy(others, ({ at }) => Math.floor(at / HOUR_MS));
    expect(Math.max(...[...perHour.values()].map(({ length }) => length))).toBeLessThan((120 / 24) * 4);
    for (const ofPrompt of Map.groupBy(runs, ({ promptId }) => promptId).values()) {
      expect(ofPrompt.length).toBeGreaterThanOrEqual(6);
      expect(ofPrompt.length).toBeLessThanOrEqual(9);
      for (const [index, { at }] of ofPrompt.entries())
        if (index > 0 && at !== dayAfter(2, 10).getTime())
          expect(at - (ofPrompt[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(3 * HOUR_MS);
    }
  });
});

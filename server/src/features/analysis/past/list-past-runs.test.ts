import { expect, it } from 'vitest';
import { readRomeClock } from '../../../lib/rome-time.ts';
import { decideNextRun, fixedMinute } from '../rules/due-prompts.ts';
import { listPastRuns } from './list-past-runs.ts';

const promptId = 'b4f0a8de-0d0c-4c57-9b7e-6f6d6b1f2a10';
const until = new Date('2026-11-20T12:00:00Z');

it('names one moment a day at the prompt’s own minute, across both changes of the clock', () => {
  const runs = listPastRuns({ promptId, days: 365, until });
  expect(new Set(runs.map((run) => readRomeClock(run).day)).size).toBe(365);
  expect(new Set(runs.map((run) => readRomeClock(run).minute))).toEqual(new Set([fixedMinute(promptId)]));
});

it('never lies in the future, and the run it leads to is never in the past', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 20, hour, 30));
    const last = listPastRuns({ promptId, days: 3, until: now }).at(-1) ?? new Date(Number.NaN);
    expect(last.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(decideNextRun({ promptId, lastRunAt: last }).getTime()).toBeGreaterThan(now.getTime());
  }
});

import { describe, expect, it } from 'vitest';
import { decideNextTick } from './next-tick.ts';

const now = new Date('2026-03-02T09:00:20Z');

describe('the next run of the scheduler', () => {
  it.each([
    ['the tick after what is first due', '2026-03-02T11:30:10Z', '2026-03-02T11:31:00Z'],
    ['the moment itself, when a tick falls on it', '2026-03-02T11:30:00Z', '2026-03-02T11:30:00Z'],
    ['the next tick, when something is due already', '2026-03-01T11:30:00Z', '2026-03-02T09:01:00Z'],
  ])('is %s', (_, due, expected) => {
    const run = decideNextTick({ firstDueAt: new Date(due), now, tickSeconds: 60 });
    expect(run).toEqual(new Date(expected));
  });

  it('is unknown when nothing is planned', () => {
    expect(decideNextTick({ firstDueAt: null, now, tickSeconds: 60 })).toBeNull();
  });
});

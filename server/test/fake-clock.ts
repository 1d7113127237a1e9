import type { Clock } from '#lib/clock';

const UNITS_MS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000, milliseconds: 1 };

/** Time that stands still until a test moves it. */
export interface FakeClock extends Clock {
  advance(by: Partial<Record<keyof typeof UNITS_MS, number>>): void;
  set(moment: Date): void;
}

export function createFakeClock(start = new Date('2026-03-02T09:00:00Z')): FakeClock {
  let now = start;
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = moment;
    },
    advance: (by) => {
      const { days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 } = by;
      const ms =
        days * UNITS_MS.days +
        hours * UNITS_MS.hours +
        minutes * UNITS_MS.minutes +
        seconds * UNITS_MS.seconds +
        milliseconds;
      now = new Date(now.getTime() + ms);
    },
  };
}

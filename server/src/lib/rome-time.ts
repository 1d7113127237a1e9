const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Winter and summer time, the larger first: of a minute that occurs twice the earlier instant wins. */
const ROME_OFFSETS_MINUTES = [120, 60];

const romeClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A calendar day in Europe/Rome, `YYYY-MM-DD`. */
export type RomeDay = string;

/** The Rome day and the minute of it (0–1439) a moment falls on. */
export function readRomeClock(moment: Date): { day: RomeDay; minute: number } {
  const parts = new Map(romeClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '00';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

export function romeDay(moment: Date): RomeDay {
  return readRomeClock(moment).day;
}

export function addDays(day: RomeDay, days: number): RomeDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The instant of a minute of a Rome day. A minute that the change to summer time skips is the next that exists;
 * one that the change to winter time repeats is its first occurrence.
 */
export function romeInstant({ day, minute }: { day: RomeDay; minute: number }): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  for (const offset of ROME_OFFSETS_MINUTES) {
    const instant = new Date(asIfUtc - offset * MINUTE_MS);
    const clock = readRomeClock(instant);
    if (clock.day === day && clock.minute === minute) return instant;
  }
  return romeInstant({ day, minute: minute + 1 });
}

export function startOfRomeDay(day: RomeDay): Date {
  return romeInstant({ day, minute: 0 });
}

/** The first instant of the month a moment falls in, in Rome. */
export function startOfRomeMonth(moment: Date): Date {
  return startOfRomeDay(`${romeDay(moment).slice(0, 7)}-01`);
}

/** The Rome day a moment falls on, from its first instant to the next day's. */
export function romeDaySpan(moment: Date): { from: Date; until: Date } {
  const day = romeDay(moment);
  return { from: startOfRomeDay(day), until: startOfRomeDay(addDays(day, 1)) };
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;

/** A calendar day, `YYYY-MM-DD`, in the zone it is spoken of. */
export type ZoneDay = string;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The day and the minute of it (0–1439) a moment falls on in a zone. */
export function readZoneClock(moment: Date, timeZone: string): { day: ZoneDay; minute: number } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '00';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

export function addDays(day: ZoneDay, days: number): ZoneDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The instant of a minute of a day in a zone. A minute that the change to summer time skips is the next that exists;
 * one that the change to winter time repeats is its first occurrence.
 */
export function zoneInstant({
  day,
  minute,
  timeZone,
}: {
  day: ZoneDay;
  minute: number;
  timeZone: string;
}): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  for (const offset of listOffsets(asIfUtc, timeZone)) {
    const instant = new Date(asIfUtc - offset * MINUTE_MS);
    const clock = readZoneClock(instant, timeZone);
    if (clock.day === day && clock.minute === minute) return instant;
  }
  return minute + 1 < DAY_MINUTES
    ? zoneInstant({ day, minute: minute + 1, timeZone })
    : zoneInstant({ day: addDays(day, 1), minute: 0, timeZone });
}

/** The offsets from UTC a day before and a day after, the larger first: of a minute that occurs twice the earlier wins. */
function listOffsets(around: number, timeZone: string): number[] {
  const offsets = [-DAY_MS, DAY_MS].map((distance) => {
    const moment = new Date(around + distance);
    const { day, minute } = readZoneClock(moment, timeZone);
    const shown = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
    return Math.round((shown - moment.getTime()) / MINUTE_MS);
  });
  return [...new Set(offsets)].toSorted((a, b) => b - a);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: ZoneDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

import { addDays, readZoneClock, type ZoneDay, zoneInstant } from './zone-time.ts';

export { addDays } from './zone-time.ts';

const ROME = 'Europe/Rome';

/** A calendar day in Europe/Rome, `YYYY-MM-DD`. */
export type RomeDay = ZoneDay;

/** The Rome day and the minute of it (0–1439) a moment falls on. */
export function readRomeClock(moment: Date): { day: RomeDay; minute: number } {
  return readZoneClock(moment, ROME);
}

export function romeDay(moment: Date): RomeDay {
  return readRomeClock(moment).day;
}

/** The instant of a minute of a Rome day, as `zoneInstant` has it. */
export function romeInstant({ day, minute }: { day: RomeDay; minute: number }): Date {
  return zoneInstant({ day, minute, timeZone: ROME });
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

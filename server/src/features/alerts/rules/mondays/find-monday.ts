import { addDays, readZoneClock, weekdayOf, type ZoneDay, zoneInstant } from '#lib/zone-time';

const DUE_MINUTE = 8 * 60;
/** Mails are planned from two hours before they are due, and after an outage until the early afternoon. */
const PLANNED_FROM = 6 * 60;
const PLANNED_UNTIL = 14 * 60;
const SPREAD_MINUTES = 15;
const MINUTE_MS = 60_000;

/** The Monday whose mail is to be planned now where clocks show this zone's time; null at any other time. */
export function findMonday(now: Date, timeZone: string): ZoneDay | null {
  const { day, minute } = readZoneClock(now, timeZone);
  return weekdayOf(day) === 1 && minute >= PLANNED_FROM && minute < PLANNED_UNTIL ? day : null;
}

/** The Monday whose mails come next: today's until the early afternoon. */
export function nextMonday(now: Date, timeZone: string): ZoneDay {
  const { day, minute } = readZoneClock(now, timeZone);
  const left = (8 - weekdayOf(day)) % 7;
  return addDays(day, left === 0 && minute >= PLANNED_UNTIL ? 7 : left);
}

/** When a member's mail is written: at eight by their clock, each within a quarter of an hour at a minute of its own. */
export function planMonday({
  day,
  timeZone,
  userId,
}: {
  day: ZoneDay;
  timeZone: string;
  userId: string;
}): Date {
  const due = zoneInstant({ day, minute: DUE_MINUTE, timeZone });
  const minutes = Number.parseInt(userId.slice(0, 8), 16) % SPREAD_MINUTES;
  return new Date(due.getTime() + minutes * MINUTE_MS);
}

/** The last day a mail of Monday is about: Sunday, or where that is not over in Rome yet the day before. */
export function lastDayOf({ monday, romeToday }: { monday: ZoneDay; romeToday: ZoneDay }): ZoneDay {
  const sunday = addDays(monday, -1);
  return sunday < romeToday ? sunday : addDays(romeToday, -1);
}

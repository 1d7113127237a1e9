import { addDays, readZoneClock, weekdayOf, type ZoneDay, zoneInstant } from '#lib/zone-time';

/** When somebody lets themselves be written to. */
export interface Hours {
  /** Minutes of the day between which nothing is sent; the same twice: always. */
  readonly quietFrom: number;
  readonly quietUntil: number;
  readonly sendsAtWeekends: boolean;
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
/** Alerts of so many minutes share a mail. */
const GATHERED_MINUTES = 2;
/** A weekend is two days, a quiet night one more; the rest is room for clocks that change. */
const MAX_STEPS = 6;

/** The first moment from `from` on at which somebody may be written to: no quiet hour, and no weekend they keep free. */
export function findSendable(from: Date, hours: Hours): Date {
  let moment = from;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = leaveQuiet(moment, hours);
    if (next.getTime() === moment.getTime()) return moment;
    moment = next;
  }
  return moment;
}

function leaveQuiet(moment: Date, { quietFrom, quietUntil, sendsAtWeekends, timeZone }: Hours): Date {
  const { day, minute } = readZoneClock(moment, timeZone);
  if (!sendsAtWeekends && weekdayOf(day) > 5)
    return zoneInstant({ day: addDays(day, 1), minute: 0, timeZone });
  const isOver = quietFrom < quietUntil;
  const isQuiet = isOver
    ? minute >= quietFrom && minute < quietUntil
    : quietFrom !== quietUntil && (minute >= quietFrom || minute < quietUntil);
  if (!isQuiet) return moment;
  const end = !isOver && minute >= quietFrom ? addDays(day, 1) : day;
  return zoneInstant({ day: end, minute: quietUntil, timeZone });
}

/** The Monday until which what happens at a moment waits because its weekend is kept free; null: it does not. */
export function findHeldMonday(raisedAt: Date, hours: Hours): ZoneDay | null {
  const { day: raised } = readZoneClock(raisedAt, hours.timeZone);
  const { day } = readZoneClock(findSendable(raisedAt, hours), hours.timeZone);
  return !hours.sendsAtWeekends && day > raised && weekdayOf(day) === 1 ? day : null;
}

/** When the mail of an alert is due: within minutes, or with the day's, when the quiet hours end. */
export function planMail({
  raisedAt,
  pace,
  hours,
}: {
  raisedAt: Date;
  pace: 'at_once' | 'daily';
  hours: Hours;
}): Date {
  if (pace === 'at_once') {
    const gathered = (Math.floor(raisedAt.getTime() / MINUTE_MS) + GATHERED_MINUTES) * MINUTE_MS;
    return findSendable(new Date(gathered), hours);
  }
  const { timeZone, quietUntil: minute } = hours;
  const { day } = readZoneClock(raisedAt, timeZone);
  const today = zoneInstant({ day, minute, timeZone });
  return findSendable(
    today > raisedAt ? today : zoneInstant({ day: addDays(day, 1), minute, timeZone }),
    hours,
  );
}

import { DAY_MS, CARRIED_DAYS, readCarried, type CarriedTextDays } from './text-days.ts';

/**
 * What goes on after a change of plan. One that keeps texts shorter leaves the days before it for as long as what it
 * archives can be restored; any other leaves what is still under way as it is.
 */
export function carryTextDays({
  before,
  after,
  carried,
  now,
}: {
  before: number;
  after: number;
  carried: CarriedTextDays;
  now: Date;
}): CarriedTextDays {
  const current = readCarried({ carried, now });
  if (after < before) {
    const textDaysUntil = new Date(now.getTime() + CARRIED_DAYS * DAY_MS);
    return { textDays: Math.max(before, current ?? 0), textDaysUntil };
  }
  if (current === null || current <= after) return { textDays: null, textDaysUntil: null };
  return { textDays: current, textDaysUntil: carried.textDaysUntil };
}

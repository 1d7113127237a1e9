import { DAY_MS, CARRIED_DAYS, readCarried, type CarriedTextDays } from './text-days.ts';

/**
 * What still applies after a change of plan. A plan with a shorter retention keeps the earlier days for as long as what
 * it archives can be restored; any other plan leaves what still applies as it is.
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

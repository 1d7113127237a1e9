const DAY_MS = 86_400_000;
/** As long as what a plan leaves behind can be restored, so that it comes back whole. */
const CARRIED_DAYS = 30;

/** What an earlier plan's retention of texts goes on with, and until when; null for none. */
export interface CarriedTextDays {
  readonly textDays: number | null;
  readonly textDaysUntil: Date | null;
}

/** For how many days the texts of an account's answers are kept now: its plan's, or those an earlier plan left. */
export function decideTextDays({
  planDays,
  carried,
  now,
}: {
  planDays: number;
  carried: CarriedTextDays;
  now: Date;
}): number {
  return Math.max(planDays, readCarried({ carried, now }) ?? 0);
}

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

function readCarried({
  carried: { textDays, textDaysUntil },
  now,
}: {
  carried: CarriedTextDays;
  now: Date;
}): number | null {
  return textDaysUntil !== null && now < textDaysUntil ? textDays : null;
}

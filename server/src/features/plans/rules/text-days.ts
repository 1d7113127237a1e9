const DAY_MS = 86_400_000;
/** As long as what a plan change archives can be restored, so that it comes back with its texts. */
const CARRIED_DAYS = 30;

/** The retention of an earlier plan that still applies, and until when; null for none. */
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

function readCarried({
  carried: { textDays, textDaysUntil },
  now,
}: {
  carried: CarriedTextDays;
  now: Date;
}): number | null {
  return textDaysUntil !== null && now < textDaysUntil ? textDays : null;
}

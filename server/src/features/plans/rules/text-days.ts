export const DAY_MS = 86_400_000;
/** As long as what a plan change archives can be restored, so that it comes back with its texts. */
export const CARRIED_DAYS = 30;

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

export function readCarried({
  carried: { textDays, textDaysUntil },
  now,
}: {
  carried: CarriedTextDays;
  now: Date;
}): number | null {
  return textDaysUntil !== null && now < textDaysUntil ? textDays : null;
}

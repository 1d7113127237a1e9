const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before the end of a canceled subscription its owner is reminded. */
const REMINDER_DAYS = 3;

/** Whether an end is so near, and not over. */
export function isReminderDue({ end, now }: { end: Date; now: Date }): boolean {
  return end > now && end.getTime() - now.getTime() <= REMINDER_DAYS * DAY_MS;
}

/** The last end that is near enough. */
export function lastReminded(now: Date): Date {
  return new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_DAYS = 14;

/** A device that was not used since this moment is signed out, however far away its last day is. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_DAYS * DAY_MS);
}

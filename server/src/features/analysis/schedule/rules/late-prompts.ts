const MINUTE_MS = 60_000;
/** Silent for this long, and without a job that lives: nobody works on it. */
const STUCK_AFTER_MS = 30 * MINUTE_MS;
export const OVERDUE_AFTER_MS = 120 * MINUTE_MS;

/** An open analysis that has been silent since before this moment may be stuck. */
export function stuckSince(now: Date): Date {
  return new Date(now.getTime() - STUCK_AFTER_MS);
}

/**
 * Whether nobody works on an open analysis any more and nobody will: silent for over half an hour, and no job of it
 * waits, runs or will be tried again. One that waits for its turn, or for money, is not stuck however long it takes.
 */
export function isStuck({
  lastProgressAt,
  hasLiveJob,
  now,
}: {
  lastProgressAt: Date;
  hasLiveJob: boolean;
  now: Date;
}): boolean {
  return !hasLiveJob && lastProgressAt < stuckSince(now);
}

const MINUTE_MS = 60_000;
/** Without progress for this long, and without a live job: no worker works on it. */
const STUCK_AFTER_MS = 30 * MINUTE_MS;
export const OVERDUE_AFTER_MS = 120 * MINUTE_MS;

/** An open analysis without progress since before this moment may be stuck. */
export function stuckSince(now: Date): Date {
  return new Date(now.getTime() - STUCK_AFTER_MS);
}

/**
 * Whether an analysis is stuck: no progress for over half an hour, and no job of it waits, runs or will be tried again.
 * One that waits for its turn, or for the budget, is not stuck however long it takes.
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

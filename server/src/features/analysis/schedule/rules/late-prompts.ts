const MINUTE_MS = 60_000;
/** Without progress for this long, and without a live job: no worker works on it. */
const STUCK_AFTER_MS = 30 * MINUTE_MS;
const OVERDUE_AFTER_MS = 120 * MINUTE_MS;

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

/** A prompt that was due before this moment and has not run may be overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - OVERDUE_AFTER_MS);
}

/** Whether a prompt has been due for over two hours. Free accounts are never overdue: no analysis is owed to them. */
export function isOverdue({
  nextRunAt,
  promptAnalysisEnabled,
  isActive,
  now,
}: {
  nextRunAt: Date | null;
  promptAnalysisEnabled: boolean;
  isActive: boolean;
  now: Date;
}): boolean {
  return promptAnalysisEnabled && isActive && nextRunAt !== null && nextRunAt < overdueSince(now);
}

const MINUTE_MS = 60_000;
/** Silent for this long, and without a job that lives: nobody works on it. */
const STUCK_AFTER_MS = 30 * MINUTE_MS;
const OVERDUE_AFTER_MS = 120 * MINUTE_MS;

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

/** A prompt that was due before this moment and has not run may be overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - OVERDUE_AFTER_MS);
}

/** Whether a prompt that is to run has been due for over two hours. Free accounts are never overdue: nothing is owed. */
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

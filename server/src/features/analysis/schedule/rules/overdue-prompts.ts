import { OVERDUE_AFTER_MS } from './late-prompts.ts';

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

import { recordSecurityEvent } from '#platform/audit';
import { releaseStuckAnalyses } from '#features/analysis';
import type { AdminDeps, Administrator } from '../admin-deps.ts';

/** Ends all stuck analyses, logs how many there were, also when there were none, and returns the number. */
export async function clearStuckPrompts(
  deps: AdminDeps,
  { caller: { userId, sessionId } }: { caller: Administrator },
): Promise<number> {
  let released = 0;
  try {
    for (let batch = -1; batch !== 0; released += batch) batch = await releaseStuckAnalyses(deps);
  } finally {
    await recordSecurityEvent(deps.db, {
      userId,
      sessionId,
      kind: 'stuck_released',
      subject: `×${String(released)}`,
      createdAt: deps.clock.now(),
    });
  }
  return released;
}

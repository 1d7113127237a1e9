import { recordSecurityEvent } from '#platform/audit';
import { startOverduePrompts } from '#features/analysis';
import type { AdminDeps, Administrator } from '../admin-deps.ts';

/**
 * Starts the overdue analyses that have not begun, and logs how many; of two calls at once none starts an analysis
 * twice.
 */
export async function sendOverduePrompts(
  deps: AdminDeps,
  { caller: { userId, sessionId } }: { caller: Administrator },
): Promise<number> {
  let sent: number | null = null;
  try {
    sent = await startOverduePrompts(deps);
    return sent;
  } finally {
    await recordSecurityEvent(deps.db, {
      userId,
      sessionId,
      kind: 'overdue_sent',
      ...(sent !== null && { subject: `×${String(sent)}` }),
      createdAt: deps.clock.now(),
    });
  }
}

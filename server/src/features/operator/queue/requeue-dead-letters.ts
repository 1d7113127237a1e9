import { recordSecurityEvent } from '#platform/audit';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AdminDeps } from '../admin-deps.ts';

const MAX_AT_ONCE = 500;

/** Requeues the given-up jobs of one kind, oldest first, as many as one call may. */
export async function requeueDeadLetters(
  { db, clock, queue }: Pick<AdminDeps, 'db' | 'clock' | 'queue'>,
  { caller, kind }: { caller: { userId: UserId; sessionId: SessionId }; kind: string },
): Promise<{ requeued: number; dropped: number; left: number }> {
  const counts = await withTransaction(db, async (tx) => {
    const seen = { requeued: 0, nothing_left: 0, gone: 0 };
    const ids = await queue.dead.listIds(tx, { kind, limit: MAX_AT_ONCE });
    for (const id of ids) seen[await queue.dead.requeue(tx, id)] += 1;
    const event = { userId: caller.userId, sessionId: caller.sessionId, createdAt: clock.now() };
    const { requeued, nothing_left: dropped } = seen;
    if (requeued > 0)
      await recordSecurityEvent(tx, {
        ...event,
        kind: 'jobs_requeued',
        subject: `${kind} ×${String(requeued)}`,
      });
    if (dropped > 0)
      await recordSecurityEvent(tx, {
        ...event,
        kind: 'jobs_dropped',
        subject: `${kind} ×${String(dropped)}`,
      });
    return { requeued, dropped };
  });
  const left = (await queue.dead.countByKind(db)).find((row) => row.kind === kind)?.count ?? 0;
  return { ...counts, left };
}

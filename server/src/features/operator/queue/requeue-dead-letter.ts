import { recordSecurityEvent } from '#platform/audit';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AdminDeps } from '../admin-deps.ts';

/**
 * Requeues one given-up job, once however often it is clicked; a job with nothing left to do is dropped, and the answer
 * says so.
 */
export async function requeueDeadLetter(
  { db, clock, queue }: Pick<AdminDeps, 'db' | 'clock' | 'queue'>,
  { caller, id }: { caller: { userId: UserId; sessionId: SessionId }; id: string },
): Promise<void> {
  const verdict = await withTransaction(db, async (tx) => {
    const requeued = await queue.dead.requeue(tx, id);
    if (requeued === 'gone') return requeued;
    await recordSecurityEvent(tx, {
      userId: caller.userId,
      sessionId: caller.sessionId,
      kind: requeued === 'requeued' ? 'jobs_requeued' : 'jobs_dropped',
      subject: id,
      createdAt: clock.now(),
    });
    return requeued;
  });
  if (verdict === 'gone') throw new AppError('admin.job_not_found');
  if (verdict === 'nothing_left') throw new AppError('admin.nothing_left');
}

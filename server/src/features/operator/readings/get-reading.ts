import type { Reading } from '@citato/contract';
import { listAskedQuestions } from '#features/analysis';
import { recordSecurityEvent } from '#platform/audit';
import { describeReading } from '#features/reading';
import { AppError } from '#lib/app-error';
import type { ResultId } from '#lib/ids';
import type { AdminDeps, Administrator } from '../admin-deps.ts';
import { shapeReading } from './shape-reading.ts';

/** An answer with why it is read so; that it was looked at, and whose it is, is noted. */
export async function getReading(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  { caller: { userId, sessionId }, resultId }: { caller: Administrator; resultId: ResultId },
): Promise<Reading> {
  const described = await describeReading(db, resultId);
  if (described === null) throw new AppError('admin.answer_not_found');
  await recordSecurityEvent(db, {
    userId,
    sessionId,
    kind: 'answer_opened',
    targetUserId: described.subject.company.userId,
    subject: resultId,
    createdAt: clock.now(),
  });
  const { subject, result } = described;
  const { analysisId } = result;
  const askedAt = await listAskedQuestions(db, { subject, analysisIds: [analysisId] });
  return shapeReading(described, { asked: askedAt(analysisId) });
}

import { listDueBefore } from '../store/schedule.ts';
import type { AnalysisStatus } from '../tables.ts';
import { type OwnedPrompt, listPromptsAsSystem } from '#features/companies';
import { listLimits } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { isOverdue, overdueSince } from './rules/overdue-prompts.ts';

interface OverduePrompt {
  readonly subject: OwnedPrompt;
  readonly dueAt: Date;
  /** Null while its analysis has not begun. */
  readonly running: AnalysisStatus | null;
}

/** Prompts whose analysis is over two hours late, longest first, of the first `limit` that were due. */
export async function listOverduePrompts(
  db: Queryable,
  { now, limit, users }: { now: Date; limit: number; users?: readonly AccountId[] },
): Promise<{ overdue: OverduePrompt[]; isMore: boolean }> {
  const due = await listDueBefore(db, { moment: overdueSince(now), limit, users });
  const limits = await listLimits(db, [...new Set(due.map(({ userId }) => userId))]);
  const live = await listPromptsAsSystem(
    db,
    due.map(({ promptId }) => promptId),
  );
  const subjects = new Map<string, OwnedPrompt>(live.map((subject) => [subject.prompt.id, subject]));
  const overdue = due.flatMap(({ promptId, userId, nextRunAt, running }) => {
    const subject = subjects.get(promptId);
    if (subject === undefined || nextRunAt === null) return [];
    const { promptAnalysisEnabled = false } = limits.get(userId) ?? {};
    const { isActive } = subject.prompt;
    return isOverdue({ nextRunAt, promptAnalysisEnabled, isActive, now })
      ? [{ subject, dueAt: nextRunAt, running }]
      : [];
  });
  return { overdue, isMore: due.length === limit };
}

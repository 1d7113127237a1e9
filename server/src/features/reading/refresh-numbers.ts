import { holdPromptAsSystem } from '#features/companies';
import { refreshFigures } from '#features/measurements';
import type { PromptId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';

/** Lets a prompt's standing numbers follow its readings, and tells open browsers. */
export async function refreshNumbers(
  { db, clock, live }: Pick<Context, 'db' | 'clock' | 'live'>,
  promptId: PromptId,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const subject = await holdPromptAsSystem(tx, promptId);
    if (subject === null) return;
    const now = clock.now();
    if (!(await refreshFigures(tx, { subject, now }))) return;
    const { userId, id: companyId } = subject.company;
    const lastUpdate = now.toISOString();
    await live.publish(tx, {
      userId,
      event: { type: 'monitoring.updated', companyId, promptId, lastUpdate },
    });
  });
}

import { holdPromptAsSystem } from '#features/companies';
import { numbersChanged, refreshFigures } from '#features/measurements';
import type { PromptId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';

/**
 * Recomputes a prompt's current figures from its readings; where they changed, open browsers and features above are
 * notified.
 * @param haveNamesChanged features above are notified in any case: the answers say the same under other names
 */
export async function refreshNumbers(
  { db, clock, live, events }: Pick<Context, 'db' | 'clock' | 'live' | 'events'>,
  promptId: PromptId,
  { haveNamesChanged = false }: { haveNamesChanged?: boolean } = {},
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const subject = await holdPromptAsSystem(tx, promptId);
    if (subject === null) return;
    const now = clock.now();
    const { userId, id: companyId } = subject.company;
    const haveChanged = await refreshFigures(tx, { subject, now });
    if (haveChanged || haveNamesChanged) await events.announce(tx, numbersChanged, { promptId, userId });
    if (!haveChanged) return;
    const lastUpdate = now.toISOString();
    await live.publish(tx, {
      userId,
      event: { type: 'monitoring.updated', companyId, promptId, lastUpdate },
    });
  });
}

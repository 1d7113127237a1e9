import { holdPromptsAsSystem, type OwnedCompanyId, type OwnedPromptId } from '#features/companies';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { lockFigures } from '../store/monthly-tallies.ts';
import { listUnpackedMonths, packMonths } from './store/packed-days.ts';

/** So many a transaction: an analysis that ends meanwhile waits no longer than that. */
const AT_ONCE = 50;

/** Packs the days of months that a build before has added up; it may be stopped and run again. */
export async function backfillPackedDays(
  { db }: Pick<Context, 'db'>,
  { companyId, promptIds }: { companyId: OwnedCompanyId; promptIds: readonly OwnedPromptId[] },
): Promise<void> {
  for (;;) {
    const isDone = await withTransaction(db, async (tx) => {
      const months = await listUnpackedMonths(tx, { companyId, promptIds, limit: AT_ONCE });
      if (months.length === 0) return true;
      const held = await holdPromptsAsSystem(
        tx,
        months.map(({ promptId }) => promptId),
      );
      const known = held.map(({ prompt }) => prompt.id);
      await lockFigures(tx, known);
      // What was packed since is packed again, from what stands there now.
      const stillThere = months.filter(({ promptId }) => known.some((id) => id === promptId));
      await packMonths(tx, { companyId, months: stillThere });
      return stillThere.length === 0;
    });
    if (isDone) return;
  }
}

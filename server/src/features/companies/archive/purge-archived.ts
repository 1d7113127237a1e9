import * as z from 'zod';
import { promptsDeleted } from '../prompts-deleted.ts';
import type { Context } from '#platform/context';
import { type Transaction, withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import { restorableSince } from './rules/archive-life.ts';
import { deleteArchivedCompanies, deleteArchivedPrompts } from './store.ts';

export const purgeArchivedJob = defineJob({
  name: 'archive.purge-archived',
  schema: z.object({}),
  retryLimit: 3,
});

/**
 * Deletes what can no longer be restored, in the way its user would have; a company that is not archived itself stays.
 */
export async function purgeArchived(
  { db, clock, log, events }: Pick<Context, 'db' | 'clock' | 'log' | 'events'>,
  signal: AbortSignal,
): Promise<void> {
  const moment = restorableSince(clock.now());
  const purge = (remove: typeof deleteArchivedPrompts) =>
    removeInBatches(
      (limit) =>
        withTransaction(db, async (tx: Transaction) => {
          const count = await remove(tx, { moment, limit });
          if (count > 0) await events.announce(tx, promptsDeleted, {});
          return count;
        }),
      signal,
    );
  // Prompts first, so that no batch of companies deletes thousands of them at once.
  const prompts = await purge(deleteArchivedPrompts);
  const companies = await purge(deleteArchivedCompanies);
  if (companies + prompts > 0) log.info({ companies, prompts }, 'what was archived for too long was deleted');
}

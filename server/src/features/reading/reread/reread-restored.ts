import { listNamesRevisionsAsSystem } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { enqueueReread } from './reread-job.ts';

/** Enqueues re-reading of companies whose prompts were restored: names may have changed while these were archived. */
export async function rereadRestored(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  { userId, companyIds }: { userId: AccountId; companyIds: readonly CompanyId[] },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const [companyId, namesRevision] of await listNamesRevisionsAsSystem(tx, companyIds))
      await enqueueReread(queue, tx, { companyId, namesRevision, groupId: userId });
  });
}

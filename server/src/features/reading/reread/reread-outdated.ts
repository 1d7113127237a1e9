import { listNamesRevisionsAsSystem } from '#features/companies';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { enqueueReread } from './reread-job.ts';
import { listCompaniesReadByAnother } from '../store/rereading.ts';

/** All companies of an update share the workers' time like one user. */
const GROUP = 'reader-update';

/** After an update of the reader: has every company read again whose answers an earlier one read. */
export async function rereadOutdated({
  db,
  queue,
  log,
}: Pick<Context, 'db' | 'queue' | 'log'>): Promise<void> {
  const outdated = await listCompaniesReadByAnother(db);
  for (const companyId of outdated) {
    await withTransaction(db, async (tx) => {
      const namesRevision = (await listNamesRevisionsAsSystem(tx, [companyId])).get(companyId);
      if (namesRevision !== undefined)
        await enqueueReread(queue, tx, { companyId, namesRevision, groupId: GROUP });
    });
  }
  if (outdated.length > 0)
    log.info({ companies: outdated.length }, 'answers are to be read again by a newer reader');
}

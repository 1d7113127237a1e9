import { listNamesRevisionsAsSystem, listPromptsAsSystem } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Queryable, withTransaction } from '#platform/db';
import { enqueueReread } from './reread-job.ts';
import { listPromptsReadByAnother } from '../store/rereading.ts';

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

/** Companies with answers that another version of the reader has read and whose text is still there; archived prompts wait. */
export async function listCompaniesReadByAnother(db: Queryable): Promise<CompanyId[]> {
  const read = await listPromptsReadByAnother(db);
  const live = await listPromptsAsSystem(
    db,
    read.map(({ promptId }) => promptId),
  );
  return [...new Set(live.map(({ company }): CompanyId => company.id))];
}

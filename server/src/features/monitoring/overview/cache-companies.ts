import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import { type Viewer, canView, nameView } from '#lib/viewer';
import type { Database } from '#platform/db';
import { type CachedAnswer, createAnswerCache } from '#platform/http';
import { listCompanies } from './list-companies.ts';
import { prepareListVersion } from '#platform/list-versions';

const shape = api.listCompanies.responses[200];

/** Some thousand accounts of thirty prompts, as browsers ask for them; an entry costs memory beside its bytes. */
const LIMITS = { maxBytes: 36_000_000, maxEntries: 20_000 };

/** A user's companies with prompts and current figures, and which version of them is the newest. */
export interface VersionedCompanies {
  readonly version: string;
  readonly cached: CachedAnswer<typeof shape>;
}

/**
 * Caches the lists of a process, each until a transaction changes what it shows. The version is read first: a change in
 * between makes the cached list newer than its version, never older.
 */
export function createCompaniesCache(db: Database): (viewer: Viewer) => Promise<VersionedCompanies> {
  const findListVersion = prepareListVersion(db);
  const cache = createAnswerCache(shape, LIMITS);
  return async (viewer) => {
    const userId = viewer.accountId;
    const version = await findListVersion(userId);
    const load = async () => {
      const companies = await listCompanies(db, { userId, tables: 'first-view' });
      return { companies: companies.filter(({ id }) => canView(viewer, toId(id))) };
    };
    return {
      version: nameView(viewer, version),
      cached: cache.find({ name: nameView(viewer, userId), version, load }),
    };
  };
}

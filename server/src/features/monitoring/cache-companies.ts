import type { api } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import type { UserId } from '#lib/ids';
import type { Database } from '#platform/db';
import type { CheckedJson } from '#platform/http';
import { createNumberTextsCache } from './cache-number-texts.ts';
import { prepareListVersion } from './store/list-version.ts';
import { writeCompanies } from './write-companies.ts';

const MAX_BYTES = 36_000_000;
/** An entry costs memory beside its bytes. */
const MOST_ENTRIES = 20_000;
/** The compressed forms that are sent stand beside a cached list and are, together, less than half of it. */
const SHARE_WITH_FORMS = 1.5;

type CompaniesJson = CheckedJson<(typeof api.listCompanies.responses)[200]>;

/** A user's companies with prompts and standing numbers: which version is the newest, and its JSON where it is asked for. */
export interface VersionedCompanies {
  readonly version: string;
  readonly read: () => Promise<CompaniesJson>;
}

export type LoadCompanies = (userId: UserId) => Promise<VersionedCompanies>;

/**
 * Caches the lists of a process: one is good for as long as none of the rows it is written from changes. The version is
 * read first: a change in between makes the cached list newer than its version, never older.
 */
export function createCompaniesCache(db: Database): LoadCompanies {
  const findListVersion = prepareListVersion(db);
  const numberTexts = createNumberTextsCache();
  const cached = new LRUCache<UserId, { readonly version: string; readonly json: CompaniesJson }>({
    max: MOST_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => Math.ceil(json.length * SHARE_WITH_FORMS),
  });
  return async (userId) => {
    const version = await findListVersion(userId);
    const read = async () => {
      const found = cached.get(userId);
      if (found?.version === version) return found.json;
      const json = await writeCompanies({ db, numberTexts }, userId);
      cached.set(userId, { version, json });
      return json;
    };
    return { version, read };
  };
}

import { createHash } from 'node:crypto';
import { api } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { namePeriod } from '../periods/load-period.ts';
import { prepareListVersion } from '#platform/list-versions';
import type { Database } from '#platform/db';
import { createAnswerCache } from '#platform/http';
import { assertSourceGaps } from '#features/plans';
import { getSourceGaps } from './get-source-gaps.ts';
import { listPromptGaps } from './list-prompt-gaps.ts';
import type { AskedGaps } from './load-gap-scope.ts';
import { listChosenKinds } from './store.ts';

const LIMITS = { maxBytes: 4_000_000, maxEntries: 500 };

/** Caches the views of sources as the list of companies is cached, and until the owner puts a source into another kind. */
export function createGapsCache(db: Database) {
  const findListVersion = prepareListVersion(db);
  const gaps = createAnswerCache(api.getSourceGaps.responses[200], LIMITS);
  const prompts = createAnswerCache(api.listPromptGaps.responses[200], LIMITS);
  const prepare = async (asked: AskedGaps) => {
    const company = await getOwnedCompany(db, asked);
    await assertSourceGaps(db, asked.userId);
    const kinds = JSON.stringify([...(await listChosenKinds(db, company.id))]);
    const version = `${await findListVersion(asked.userId)}.${createHash('sha256').update(kinds).digest('hex')}`;
    return { name: namePeriod(asked), version };
  };
  return {
    readGaps: async (asked: AskedGaps) => {
      const key = await prepare(asked);
      return { version: key.version, cached: gaps.find({ ...key, load: () => getSourceGaps(db, asked) }) };
    },
    readPrompts: async (asked: AskedGaps) => {
      const key = await prepare(asked);
      const load = () => listPromptGaps(db, asked);
      return { version: key.version, cached: prompts.find({ ...key, load }) };
    },
  };
}

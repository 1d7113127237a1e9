import { type CompanionDetails } from '@citato/contract';
import { loadCompanionDetails } from '#features/measurements';
import type { Queryable } from '#platform/db';
import { type AskedHistory, loadScope } from './get-company-history.ts';

const MAX_KEYS = 5;

export interface AskedCompanions extends AskedHistory {
  readonly query: AskedHistory['query'] & { readonly keys?: string | undefined };
}

/** What stored answers of the period say of a company and those named beside it. */
export async function getCompanionDetails(db: Queryable, asked: AskedCompanions): Promise<CompanionDetails> {
  const keys = [...new Set((asked.query.keys ?? '').split('\n'))]
    .filter((key) => key !== '')
    .slice(0, MAX_KEYS);
  return loadCompanionDetails(db, { ...(await loadScope(db, asked)), keys });
}

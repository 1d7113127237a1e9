import type { CompanionDetails } from '@citato/contract';
import { loadCompanionDetails } from '#features/measurements';
import type { Queryable } from '#platform/db';
import { type AskedPeriod, loadPeriod, type PeriodQuery } from '../periods/load-period.ts';

const MAX_KEYS = 5;

export type AskedCompanions = AskedPeriod<PeriodQuery & { keys?: string | undefined }>;

/** What stored answers of the period say of a company and those named beside it. */
export async function getCompanionDetails(db: Queryable, asked: AskedCompanions): Promise<CompanionDetails> {
  const keys = [...new Set((asked.query.keys ?? '').split('\n'))]
    .filter((key) => key !== '')
    .slice(0, MAX_KEYS);
  return loadCompanionDetails(db, { ...(await loadPeriod(db, asked)), keys });
}

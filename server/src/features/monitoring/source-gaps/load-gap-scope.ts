import type { loadSourceGaps } from '#features/measurements';
import type { Queryable } from '#platform/db';
import { type AskedPeriod, loadPeriod, type PeriodQuery } from '../periods/load-period.ts';
import { listChosenKinds } from './store.ts';

export type AskedGaps = AskedPeriod<PeriodQuery & { rival?: string | undefined }>;

/** What is asked about, with the rival that was chosen and what the owner calls sources. */
export async function loadGapScope(
  db: Queryable,
  asked: AskedGaps,
): Promise<Parameters<typeof loadSourceGaps>[1]> {
  const scope = await loadPeriod(db, asked);
  const { rival = '' } = asked.query;
  const chosenKinds = await listChosenKinds(db, scope.company.id);
  return { ...scope, chosenKinds, rival: rival === '' ? null : rival };
}

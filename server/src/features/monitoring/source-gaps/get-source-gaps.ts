import type { SourceGaps } from '@citato/contract';
import { loadSourceGaps } from '#features/measurements';
import type { Queryable } from '#platform/db';
import { type AskedGaps, loadGapScope } from './load-gap-scope.ts';

/** The sources of answers that name a rival and not the company, against those of answers that name it. */
export async function getSourceGaps(db: Queryable, asked: AskedGaps): Promise<SourceGaps> {
  return (await loadSourceGaps(db, await loadGapScope(db, asked))).gaps;
}

import { AppError } from '#lib/app-error';
import type { VisitorAnswerId } from '#lib/ids';
import type { SharedWork } from '#lib/async/shared-work';
import { findById } from './store.ts';
import type { VisitorAnswerRow } from './tables.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

export type GetAnswerDeps = Pick<VisitorAnswersDeps, 'db' | 'clock'> & {
  /** Reads under way, by id: the visitors of one site all read the same row. */
  readonly reads: SharedWork<VisitorAnswerRow | null>;
};

/** The row of an id a visitor was given. */
export async function getVisitorAnswer(
  { db, clock, reads }: GetAnswerDeps,
  id: VisitorAnswerId,
): Promise<VisitorAnswerRow> {
  const read = reads.join(id) ?? reads.begin(id, async () => findById(db, { id, now: clock.now() }));
  const row = await read;
  if (row === null) throw new AppError('visitor_answers.not_found');
  return row;
}

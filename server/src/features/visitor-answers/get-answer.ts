import { AppError } from '#lib/app-error';
import type { VisitorAnswerId } from '#lib/ids';
import { findById } from './store.ts';
import type { VisitorAnswerRow } from './tables.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

/** What is there under an id a visitor was given. */
export async function getAnswer(
  { db, clock }: Pick<VisitorAnswersDeps, 'db' | 'clock'>,
  id: VisitorAnswerId,
): Promise<VisitorAnswerRow> {
  const row = await findById(db, { id, now: clock.now() });
  if (row === null) throw new AppError('visitor_answers.not_found');
  return row;
}

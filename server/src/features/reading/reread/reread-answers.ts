import { type NewReading, replaceReadings } from '#features/answers';
import { type OwnedPrompt, holdPromptAsSystem, listPromptsAsSystem } from '#features/companies';
import { lockFigures, rollUpDays } from '#features/measurements';
import type { PromptId, ResultId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { type Transaction, withTransaction } from '#platform/db';
import { rereadDays } from './reread-days.ts';
import { listReported } from '../store/model-readings.ts';
import { addRereadAnswers } from '../store/rereading-progress.ts';
import { listOutdatedAnswers } from '../store/rereading.ts';

/**
 * Reads the oldest out-of-date answers of a prompt again, at most `limit` of them; with `aheadFrom` the oldest of
 * those since that day, which will have their turn all the same. Reading happens outside the
 * transaction that writes; when the names change in between, or a model has read one of the answers, nothing is written
 * and the next batch reads them as they are then.
 */
export async function rereadBatch(
  { db, live }: Pick<Context, 'db' | 'live'>,
  promptId: PromptId,
  { limit, aheadFrom = null }: { limit: number; aheadFrom?: RomeDay | null },
): Promise<'more' | 'none'> {
  const [subject = null] = await listPromptsAsSystem(db, [promptId]);
  if (subject === null) return 'none';
  const { namesRevision } = subject.company;
  const target = { companyId: subject.company.id, promptId: subject.prompt.id, namesRevision, aheadFrom };
  const answers = await listOutdatedAnswers(db, { ...target, limit });
  if (answers.length === 0) return 'none';

  const readings = (await rereadDays(db, { subject, answers })).map((reading) => ({
    ...reading,
    result: { ...reading.result, isReadAhead: aheadFrom !== null },
  }));
  const unreported = answers.flatMap(({ result, modelReading }) =>
    modelReading === null ? [result.id] : [],
  );
  const days = [...new Set(answers.map(({ result }) => result.day))];
  await withTransaction(db, async (tx) => {
    const isWritten = await writeBatch(tx, { promptId, namesRevision, days, readings, unreported });
    if (isWritten && aheadFrom !== null)
      await countProgress({ live }, tx, { company: subject.company, answers: readings.length });
  });
  return 'more';
}

async function writeBatch(
  tx: Transaction,
  {
    promptId,
    namesRevision,
    days,
    readings,
    unreported,
  }: {
    promptId: PromptId;
    namesRevision: number;
    days: readonly RomeDay[];
    readings: readonly NewReading[];
    /** Answers that no model had read by then. */
    unreported: readonly ResultId[];
  },
): Promise<boolean> {
  const subject = await holdPromptAsSystem(tx, promptId);
  if (subject?.company.namesRevision !== namesRevision) return false;
  await lockFigures(tx, [subject.prompt.id]);
  const { id: companyId } = subject.company;
  if ((await listReported(tx, { companyId, ids: unreported })).size > 0) return false;
  await replaceReadings(tx, { companyIds: [companyId], readings });
  await rollUpDays(tx, { subjects: [subject], days });
  return true;
}

/** The user who corrected a name sees the progress. */
async function countProgress(
  { live }: Pick<Context, 'live'>,
  tx: Transaction,
  { company: { id: companyId, userId }, answers }: { company: OwnedPrompt['company']; answers: number },
): Promise<void> {
  const rereading = await addRereadAnswers(tx, { companyId, answers });
  if (rereading === null) return;
  await live.publish(tx, { userId, event: { type: 'company.rereading', companyId, rereading } });
}

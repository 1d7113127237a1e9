import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type OwnedPrompt, holdPromptAsSystem, listPromptsAsSystem } from '#features/companies';
import {
  rollUpDay,
  buildMonitoringFigures,
  buildThirtyDayWindow,
  listDailyTallies,
  lockFigures,
} from '#features/measurements';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { type Queryable, type Transaction, withTransaction } from '#platform/db';
import { buildEvidence, listReadColumns } from './read-answer.ts';
import { buildReading } from './rules/answer-reading.ts';
import { listKnownCompanies } from './rules/known-companies.ts';
import { readSpan } from './rules/merge-citations.ts';
import { addRereadAnswers } from './store/rereading-progress.ts';
import {
  type NewReading,
  type OldAnswer,
  findDayBefore,
  findOutdatedDay,
  listOutdatedAnswers,
  replaceReadings,
} from './store/rereading.ts';

/** Texts of a batch are in memory at once, and its rows are written in one transaction. */
const ANSWERS_PER_BATCH = 200;

/**
 * Reads the oldest day's out-of-date answers of a prompt again, at most 200 of them; with `aheadFrom` the oldest of
 * those since that day, which will have their turn all the same. Reading happens outside the
 * transaction that writes; when the names change in between, nothing is written and the next batch reads under them.
 */
export async function rereadBatch(
  { db, live }: Pick<Context, 'db' | 'live'>,
  promptId: PromptId,
  { aheadFrom = null }: { aheadFrom?: RomeDay | null } = {},
): Promise<'more' | 'none'> {
  const [subject = null] = await listPromptsAsSystem(db, [promptId]);
  if (subject === null) return 'none';
  const { namesRevision } = subject.company;
  const target = { promptId: subject.prompt.id, namesRevision, aheadFrom };
  const day = await findOutdatedDay(db, target);
  if (day === null) return 'none';
  const answers = await listOutdatedAnswers(db, { ...target, day, limit: ANSWERS_PER_BATCH });

  const knownCompanies = await listKnownBefore(db, { subject, day });
  const readings: NewReading[] = [];
  for (const answer of answers) {
    const reading = readAgain({ answer, subject, knownCompanies });
    const revision = aheadFrom === null ? namesRevision : -namesRevision;
    readings.push({ ...reading, result: { ...reading.result, namesRevision: revision } });
    await yieldToEventLoop();
  }
  await withTransaction(db, async (tx) => {
    const isWritten = await writeBatch(tx, { promptId, namesRevision, day, readings });
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
    day,
    readings,
  }: { promptId: PromptId; namesRevision: number; day: string; readings: readonly NewReading[] },
): Promise<boolean> {
  const subject = await holdPromptAsSystem(tx, promptId);
  if (subject?.company.namesRevision !== namesRevision) return false;
  await lockFigures(tx, [subject.prompt.id]);
  await replaceReadings(tx, readings);
  await rollUpDay(tx, { promptIds: [subject.prompt.id], day });
  return true;
}

/** Whoever corrected a name sees how far its numbers are. */
async function countProgress(
  { live }: Pick<Context, 'live'>,
  tx: Transaction,
  { company: { id: companyId, userId }, answers }: { company: OwnedPrompt['company']; answers: number },
): Promise<void> {
  const rereading = await addRereadAnswers(tx, { companyId, answers });
  if (rereading === null) return;
  await live.publish(tx, { userId, event: { type: 'company.rereading', companyId, rereading } });
}

/**
 * What the answers before this day teach the reader, as they taught it when they came: days are read again in their
 * order, so that the same texts and names always give the same readings.
 */
async function listKnownBefore(
  db: Queryable,
  { subject: { prompt, company }, day }: { subject: OwnedPrompt; day: string },
): Promise<{ name: string }[]> {
  const before = await findDayBefore(db, { promptId: prompt.id, day });
  if (before === null) return [];
  const tallies = await listDailyTallies(db, {
    promptIds: [prompt.id],
    window: buildThirtyDayWindow(before),
  });
  const figures = buildMonitoringFigures({
    tallies: tallies.get(prompt.id) ?? [],
    outcomes: [],
    ownName: company.name,
    lastDay: before,
  });
  return listKnownCompanies(figures.mentionedCompanies);
}

function readAgain({
  answer: { result, text, judgement, named },
  subject: { company },
  knownCompanies,
}: {
  answer: OldAnswer;
  subject: OwnedPrompt;
  knownCompanies: readonly { name: string }[];
}): NewReading {
  const { id: resultId, createdAt } = result;
  const sources = named.map((source) => ({ ...source, span: readSpan(source) }));
  const reading = buildReading({
    text,
    replyStatus: result.refusedByEngine ? 'refused' : 'ok',
    subject: company,
    knownCompanies,
    judgement,
  });
  return {
    result: { id: resultId, namesRevision: company.namesRevision, ...listReadColumns(reading) },
    ...buildEvidence({ resultId, reading, named: sources, readAt: createdAt }),
  };
}

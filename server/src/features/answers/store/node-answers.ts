import { sql } from 'drizzle-orm';
import type { ResultId } from '#lib/ids';
import { type Transaction, prepareNodeInsert } from '#platform/db';
import { analysisResults, answerTexts, citations, mentions, readingDisagreements } from '../tables.ts';
import { KEEP_ANSWERED, type NewAnswer } from './new-answers.ts';

const insertResults = prepareNodeInsert<typeof analysisResults, { id: ResultId }>(
  analysisResults,
  KEEP_ANSWERED,
);
const insertTexts = prepareNodeInsert(answerTexts, sql``);
const insertMentions = prepareNodeInsert(mentions, sql``);
const insertCitations = prepareNodeInsert(citations, sql``);
const insertDisagreements = prepareNodeInsert(readingDisagreements, sql``);

/** What `insertAnswers` does, for a spread database: a batch is one company's, and each table is written once. */
export async function insertNodeAnswers(tx: Transaction, answers: readonly NewAnswer[]): Promise<void> {
  const stored = await insertResults(
    tx,
    answers.map(({ result }) => result),
  );
  const ids = new Set(stored.map(({ id }) => id));
  const kept = answers.filter(({ result }) => ids.has(result.id));
  await insertTexts(
    tx,
    kept.flatMap(({ result: { id: resultId, companyId, promptId, createdAt }, text }) =>
      text === null ? [] : [{ resultId, companyId, promptId, text, createdAt }],
    ),
  );
  await insertMentions(tx, kept.flatMap(withCompany((answer) => answer.mentions)));
  await insertCitations(tx, kept.flatMap(withCompany((answer) => answer.citations)));
  await insertDisagreements(tx, kept.flatMap(withCompany((answer) => answer.disagreements)));
}

/** Rows that stand beside an answer lie where it does. */
const withCompany =
  <Row extends object>(list: (answer: NewAnswer) => readonly Row[]) =>
  (answer: NewAnswer) =>
    list(answer).map((row) => ({ ...row, companyId: answer.result.companyId }));

import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  analysisResults,
  answerTexts,
  citations,
  insertAnswers,
  insertNodeAnswers,
  mentions,
  type NewAnswer,
} from '#features/answers';
import { type CompanyId, type ResultId, newIdAt, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { Side } from './open-side.ts';

const MODELS = 20;

/** One of the databases, and the company on it whose answers are stored. */
export type AnswersSide = Pick<Side, 'ctx' | 'companyId'>;

/** The newest answers of a company as they were stored, to store others like them. */
export async function readAnswers({ ctx: { db }, companyId: id }: AnswersSide): Promise<NewAnswer[]> {
  const companyId = toId<CompanyId>(id);
  const results = await db
    .select()
    .from(analysisResults)
    .where(and(eq(analysisResults.companyId, companyId), eq(analysisResults.status, 'ok')))
    .orderBy(desc(analysisResults.createdAt), analysisResults.id)
    .limit(MODELS);
  const ids = results.map((result) => result.id);
  const besides = <T extends typeof mentions | typeof citations | typeof answerTexts>(table: T) =>
    and(eq(table.companyId, companyId), inArray(table.resultId, ids));
  const named = await db.select().from(mentions).where(besides(mentions));
  const cited = await db.select().from(citations).where(besides(citations));
  const texts = await db.select().from(answerTexts).where(besides(answerTexts));
  return results.map((result) => ({
    result,
    text: texts.find(({ resultId }) => resultId === result.id)?.text ?? null,
    mentions: named.filter(({ resultId }) => resultId === result.id),
    citations: cited.filter(({ resultId }) => resultId === result.id),
    disagreements: [],
  }));
}

/** Beyond every sample that was asked. */
const FIRST_COPY = 1_000_000;

/** So many of them as further samples of their analyses. */
export function copyAnswers(models: readonly NewAnswer[], count: number): NewAnswer[] {
  const now = new Date();
  return models.slice(0, count).map((model, index) => {
    const id = newIdAt<ResultId>(now);
    return {
      ...model,
      result: { ...model.result, id, sample: FIRST_COPY + index },
      mentions: model.mentions.map((row) => ({ ...row, resultId: id })),
      citations: model.citations.map((row) => ({ ...row, resultId: id })),
    };
  });
}

export async function storeCopies(
  { ctx: { db, nodes } }: Side,
  answers: readonly NewAnswer[],
): Promise<void> {
  await withTransaction(db, (tx) => (nodes.isSpread ? insertNodeAnswers : insertAnswers)(tx, answers));
}

/** Takes the copies away again. */
export async function removeCopies(
  { ctx: { db }, companyId: id }: AnswersSide,
  answers: readonly NewAnswer[],
): Promise<void> {
  const companyId = toId<CompanyId>(id);
  const ids = answers.map(({ result }) => result.id);
  for (const table of [mentions, citations, answerTexts])
    await db.delete(table).where(and(eq(table.companyId, companyId), inArray(table.resultId, ids)));
  await db
    .delete(analysisResults)
    .where(and(eq(analysisResults.companyId, companyId), inArray(analysisResults.id, ids)));
}

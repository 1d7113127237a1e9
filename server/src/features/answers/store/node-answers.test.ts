import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ResultId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type AnswersSide, copyAnswers, readAnswers, removeCopies } from '#test/spread/stored-answers';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { analysisResults, answerTexts, citations, mentions, readingDisagreements } from '../tables.ts';
import { type NewAnswer, insertAnswers } from './new-answers.ts';
import { insertNodeAnswers } from './node-answers.ts';

let app: TestApp;
let side: AnswersSide;
let answers: readonly NewAnswer[];

beforeAll(async () => {
  app = await startTestApp();
  const { company } = await createCompany(app, await registerWithPlan(app, 'guru'));
  await app.settleJobs();
  side = { ctx: app.ctx, companyId: company.id };
});
afterAll(() => app.stop());

beforeEach(async () => {
  const models = (await readAnswers(side)).map((model) => ({
    ...model,
    text: `${model.text ?? ''}\0`,
    disagreements: [
      {
        resultId: model.result.id,
        kind: 'tone' as const,
        name: 'Rossi',
        detail: null,
        createdAt: new Date(),
      },
    ],
  }));
  answers = copyAnswers(models, models.length);
});

const insert = (way: typeof insertAnswers, batch: readonly NewAnswer[]) =>
  withTransaction(app.ctx.db, (tx) => way(tx, batch));

/** All that is stored of the answers. */
async function readStored(): Promise<unknown[]> {
  const ids = answers.map(({ result }) => result.id);
  const rows: unknown[] = await app.ctx.db
    .select()
    .from(analysisResults)
    .where(inArray(analysisResults.id, ids));
  for (const table of [answerTexts, mentions, citations, readingDisagreements])
    rows.push(...(await app.ctx.db.select().from(table).where(inArray(table.resultId, ids))));
  return rows;
}

async function expectStored(rows: readonly unknown[]): Promise<void> {
  const stored = await readStored();
  expect(stored).toHaveLength(rows.length);
  expect(stored).toEqual(expect.arrayContaining([...rows]));
}

test('an answer is stored on a spread database as on one PostgreSQL', async () => {
  await insert(insertAnswers, answers);
  const before = await readStored();
  await app.ctx.db.delete(readingDisagreements);
  await removeCopies(side, answers);
  await expectStored([]);
  await insert(insertNodeAnswers, answers);
  await expectStored(before);
  await app.ctx.db.delete(readingDisagreements);
  await removeCopies(side, answers);
});

test('a sample that has its answer keeps it, with what stands beside it', async () => {
  await insert(insertNodeAnswers, answers);
  const before = await readStored();
  const again = answers.map((answer) => {
    const id = newId<ResultId>();
    return { ...answer, result: { ...answer.result, id } };
  });
  await insert(insertNodeAnswers, again);
  await expectStored(before);
  for (const { result } of again)
    expect(await app.ctx.db.select().from(analysisResults).where(eq(analysisResults.id, result.id))).toEqual(
      [],
    );
});

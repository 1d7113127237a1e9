import { type SQL, and, count, desc, eq, exists, gte, inArray, lte, ne, not, sql } from 'drizzle-orm';
import { analyses, hasEnded } from '#features/analysis';
import { type ResultRow, analysisResults, mentions } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { RequestId, ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { AnswerFilter } from '../rules/answer-filter.ts';

/** Where a page of answers begins: after this one, going back in time. */
export interface AnswerCursor {
  readonly createdAt: Date;
  readonly id: ResultId;
}

/** An answer's position on a page, with PostgreSQL's version of its row (xmin): it changes with every reading. */
export interface ListedAnswer extends AnswerCursor {
  readonly version: string;
}

/** A page of a prompt's answers that fit the filter, newest first. */
export async function listAnswerPage(
  db: Queryable,
  {
    promptId,
    filter,
    after,
    limit,
  }: { promptId: OwnedPromptId; filter: AnswerFilter; after: AnswerCursor | null; limit: number },
): Promise<ListedAnswer[]> {
  const older =
    after === null
      ? undefined
      : sql`(${analysisResults.createdAt}, ${analysisResults.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const { id, createdAt } = analysisResults;
  return db
    .select({ id, createdAt, version: sql<string>`${analysisResults}.xmin::text` })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(and(eq(analysisResults.promptId, promptId), ...matches(db, filter), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The rows of answers with the request each was asked for; none for an answer that is gone. */
export async function listResults(
  db: Queryable,
  ids: readonly ResultId[],
): Promise<{ result: ResultRow; requestId: RequestId }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ result: analysisResults, requestId: analyses.requestId })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(inArray(analysisResults.id, [...ids]));
}

/** How many of a prompt's answers fit the filter. */
export async function countAnswers(
  db: Queryable,
  { promptId, filter }: { promptId: OwnedPromptId; filter: AnswerFilter },
): Promise<number> {
  const [row] = await db
    .select({ answers: count() })
    .from(analysisResults)
    .innerJoin(analyses, eq(analyses.id, analysisResults.analysisId))
    .where(and(eq(analysisResults.promptId, promptId), ...matches(db, filter)));
  return row?.answers ?? 0;
}

function matches(db: Queryable, { engine, presence, companyKey, window }: AnswerFilter): (SQL | undefined)[] {
  return [
    engine === null ? undefined : eq(analysisResults.engine, engine),
    ...isPresent(db, { presence, companyKey }),
    ...(window === null
      ? []
      : [
          // The moment limits the index scan; the day decides.
          gte(analysisResults.createdAt, window.start),
          gte(analysisResults.day, window.firstDay),
          lte(analysisResults.day, window.lastDay),
          hasEnded,
        ]),
  ];
}

function isPresent(
  db: Queryable,
  { presence, companyKey }: Pick<AnswerFilter, 'presence' | 'companyKey'>,
): (SQL | undefined)[] {
  if (presence === null) return [];
  if (presence === 'uncounted') return [ne(analysisResults.status, 'ok')];
  if (companyKey === null) return [eq(analysisResults.brandPresent, presence === 'named')];
  const naming = exists(
    db
      .select({ one: sql`1` })
      .from(mentions)
      .where(and(eq(mentions.resultId, analysisResults.id), eq(mentions.companyKey, companyKey))),
  );
  return [eq(analysisResults.status, 'ok'), presence === 'named' ? naming : not(naming)];
}

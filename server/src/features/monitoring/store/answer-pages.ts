import { type SQL, and, count, desc, eq, exists, gte, inArray, lte, ne, not, sql } from 'drizzle-orm';
import { analyses } from '#features/analysis';
import { type ResultRow, analysisResults, endedAnalyses, mentions } from '#features/answers';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RequestId, ResultId } from '#lib/ids';
import { type Queryable, isAnyOf } from '#platform/db';
import type { AnswerFilter, AnswerWindow, EndedWindow } from '../rules/answer-filter.ts';

/** Where a page of answers begins: after this one, going back in time. */
export interface AnswerCursor {
  readonly createdAt: Date;
  readonly id: ResultId;
}

/** An answer's position on a page, with PostgreSQL's version of its row (xmin): it changes with every reading. */
export interface ListedAnswer extends AnswerCursor {
  readonly version: string;
}

/** The answers of a company's prompt that fit a filter. */
export interface FilteredAnswers {
  readonly companyId: OwnedCompanyId;
  readonly promptId: OwnedPromptId;
  readonly filter: AnswerFilter;
}

/** A page of a prompt's answers that fit the filter, newest first. */
export async function listAnswerPage(
  db: Queryable,
  { after, limit, ...asked }: FilteredAnswers & { after: AnswerCursor | null; limit: number },
): Promise<ListedAnswer[]> {
  const older =
    after === null
      ? undefined
      : sql`(${analysisResults.createdAt}, ${analysisResults.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const { id, createdAt } = analysisResults;
  return db
    .select({ id, createdAt, version: sql<string>`${analysisResults}.xmin::text` })
    .from(analysisResults)
    .where(and(...matchesFilter(db, asked), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The rows of a company's answers with the request each was asked for; none for an answer that is gone. */
export async function listResults(
  db: Queryable,
  { companyId, ids }: { companyId: OwnedCompanyId; ids: readonly ResultId[] },
): Promise<{ result: ResultRow; requestId: RequestId; series: number }[]> {
  if (ids.length === 0) return [];
  const results = await db
    .select()
    .from(analysisResults)
    .where(and(eq(analysisResults.companyId, companyId), inArray(analysisResults.id, [...ids])));
  const asked = await db
    .select({ id: analyses.id, requestId: analyses.requestId, series: analyses.series })
    .from(analyses)
    .where(isAnyOf(analyses.id, [...new Set(results.map(({ analysisId }) => analysisId))]));
  const requests = new Map(asked.map(({ id, ...request }) => [id, request]));
  return results.flatMap((result) => {
    const request = requests.get(result.analysisId);
    return request === undefined ? [] : [{ result, ...request }];
  });
}

/** How many of a prompt's answers fit the filter. */
export async function countAnswers(db: Queryable, asked: FilteredAnswers): Promise<number> {
  const [row] = await db
    .select({ answers: count() })
    .from(analysisResults)
    .where(and(...matchesFilter(db, asked)));
  return row?.answers ?? 0;
}

/**
 * Adds the analyses that have ended on the days. Their ids go to the answers as values: a spread database would join
 * the two on its coordinator, several times as long.
 */
export async function loadEndedWindow(
  db: Queryable,
  { promptId, window }: { promptId: OwnedPromptId; window: AnswerWindow },
): Promise<EndedWindow> {
  const rows = await db
    .select({ id: endedAnalyses.id })
    .from(endedAnalyses)
    .where(
      and(
        eq(endedAnalyses.promptId, promptId),
        gte(endedAnalyses.day, window.firstDay),
        lte(endedAnalyses.day, window.lastDay),
      ),
    );
  return { ...window, analysisIds: rows.map(({ id }) => id) };
}

/** The conditions of a filter. */
export function matchesFilter(
  db: Queryable,
  { companyId, promptId, filter: { engine, presence, companyKey, window } }: FilteredAnswers,
): (SQL | undefined)[] {
  return [
    eq(analysisResults.companyId, companyId),
    eq(analysisResults.promptId, promptId),
    engine === null ? undefined : eq(analysisResults.engine, engine),
    ...isPresent(db, { companyId, presence, companyKey }),
    ...(window === null
      ? []
      : [
          // The moment limits the index scan; the day decides.
          gte(analysisResults.createdAt, window.start),
          gte(analysisResults.day, window.firstDay),
          lte(analysisResults.day, window.lastDay),
          isAnyOf(analysisResults.analysisId, window.analysisIds),
        ]),
  ];
}

function isPresent(
  db: Queryable,
  {
    companyId,
    presence,
    companyKey,
  }: Pick<AnswerFilter, 'presence' | 'companyKey'> & { companyId: OwnedCompanyId },
): (SQL | undefined)[] {
  if (presence === null) return [];
  if (presence === 'uncounted') return [ne(analysisResults.status, 'ok')];
  if (companyKey === null) return [eq(analysisResults.brandPresent, presence === 'named')];
  const naming = exists(
    db
      .select({ one: sql`1` })
      .from(mentions)
      .where(
        and(
          eq(mentions.companyId, companyId),
          eq(mentions.resultId, analysisResults.id),
          eq(mentions.companyKey, companyKey),
        ),
      ),
  );
  return [eq(analysisResults.status, 'ok'), presence === 'named' ? naming : not(naming)];
}

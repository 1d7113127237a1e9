import type { EngineId } from '@citato/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { analysisResults } from '#features/answers';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { EngineSearches } from '../rules/search-words.ts';
import { type FilteredAnswers, matchesFilter } from './answer-pages.ts';

/** What the ok answers that fit a filter hold of their engines' searches, by engine. */
export async function listEngineSearches(db: Queryable, asked: FilteredAnswers): Promise<EngineSearches[]> {
  const { engine, searchQueries, searches } = analysisResults;
  return db
    .select({
      engine,
      responses: count(),
      searched: sql`count(*) filter (where jsonb_array_length(${searchQueries}) > 0)`.mapWith(Number),
      billed: sql`sum(${searches})`.mapWith(Number),
    })
    .from(analysisResults)
    .where(and(...matchesFilter(db, asked), eq(analysisResults.status, 'ok')))
    .groupBy(engine)
    .orderBy(asc(engine));
}

/** The searches made for most of the ok answers that fit a filter, each with how many there are in all. */
export async function listSearches(
  db: Queryable,
  { limit, ...asked }: FilteredAnswers & { limit: number },
): Promise<
  { words: string; engines: EngineId[]; answers: number; days: number; lastDay: RomeDay; total: number }[]
> {
  const { id, engine, day, searchQueries } = analysisResults;
  const answers = sql`count(distinct ${id})`;
  const key = sql`lower(search.words)`;
  return db
    .select({
      words: sql<string>`min(search.words)`,
      engines: sql<EngineId[]>`array_agg(distinct ${engine} order by ${engine})`,
      answers: answers.mapWith(Number),
      days: sql`count(distinct ${day})`.mapWith(Number),
      lastDay: sql<RomeDay>`max(${day})::text`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(analysisResults)
    .innerJoin(sql`jsonb_array_elements_text(${searchQueries}) as search (words)`, sql`true`)
    .where(and(...matchesFilter(db, asked), eq(analysisResults.status, 'ok')))
    .groupBy(key)
    .orderBy(sql`${answers} desc`, key)
    .limit(limit);
}

import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import { endedAnalyses, analysisResults, citations, isReportSetAside, mentions } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { ResultId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, uuidsParameter } from '#platform/db';

interface PromptDays {
  readonly promptIds: readonly OwnedPromptId[];
  readonly days: readonly RomeDay[];
}

/** Written with one parameter each, so that a connection plans the statement once. */
const isOfDays = ({ promptIds, days }: PromptDays) =>
  sql`${analysisResults.promptId} = any (${uuidsParameter(promptIds)})
    and ${analysisResults.day} = any (${sql.param([...days])}::date[])`;

/** The answers of prompts' ended analyses of the days with what they mention: the rows every number is computed from. */
export async function listAnswersOfDays(db: Queryable, { promptIds, days }: PromptDays) {
  const { id, promptId, analysisId, engine, model, reader, rulesBecause, status, day } = analysisResults;
  const results = await db
    .select({ id, promptId, analysisId, engine, model, reader, rulesBecause, status, day })
    .from(analysisResults)
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisId))
    .where(isOfDays({ promptIds, days }))
    .orderBy(asc(engine), asc(analysisResults.createdAt), asc(id))
    .prepare('measurements_answers_of_days')
    .execute();
  const named = await listMentionFacts(
    db,
    results.map((result) => result.id),
  );
  return results.map(({ rulesBecause: because, ...result }) => ({
    ...result,
    isSetAside: isReportSetAside(because),
    mentions: named.get(result.id) ?? [],
  }));
}

/** What is counted of the mentions of answers. */
async function listMentionFacts(db: Queryable, resultIds: readonly ResultId[]) {
  if (resultIds.length === 0) return new Map<ResultId, never[]>();
  const { resultId, companyKey: key, name, isOwn, position, occurrences, sentiment, aspects } = mentions;
  const rows = await db
    .select({ resultId, key, name, isOwn, position, occurrences, sentiment, aspects })
    .from(mentions)
    .where(sql`${resultId} = any (${uuidsParameter(resultIds)})`)
    .orderBy(asc(position), asc(key))
    .prepare('measurements_mention_facts')
    .execute();
  return Map.groupBy(rows, (row) => row.resultId);
}

/** How many ok answers of prompts' ended analyses of the days cite each site. */
export async function countSourcesOfDays(db: Queryable, { promptIds, days }: PromptDays) {
  const { id, promptId, analysisId, engine, status, day } = analysisResults;
  return db
    .select({ promptId, day, engine, domain: citations.domain, answers: countDistinct(citations.resultId) })
    .from(analysisResults)
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisId))
    .innerJoin(citations, eq(citations.resultId, id))
    .where(and(isOfDays({ promptIds, days }), eq(status, 'ok')))
    .groupBy(promptId, day, engine, citations.domain)
    .prepare('measurements_sources_of_days')
    .execute();
}

import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import { endedAnalyses, analysisResults, citations, isReportDiscarded, mentions } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';

interface PromptDays {
  readonly promptIds: readonly OwnedPromptId[];
  readonly days: readonly RomeDay[];
}

/** Written with one parameter each, so that a connection plans the statement once. */
const isOfDays = ({ promptIds, days }: PromptDays) =>
  sql`${isAnyOf(analysisResults.promptId, promptIds)}
    and ${analysisResults.day} = any (${sql.param([...days])}::date[])`;

/** What is counted of the mentions of an answer. */
type MentionFacts = Omit<typeof mentions.$inferSelect, 'resultId' | 'companyKey' | 'spans'> & {
  key: string;
};

/** As JSON, one list an answer: the driver takes several times as long over as many rows. */
const mentionsOfAnswer = sql<MentionFacts[]>`(
  select coalesce(json_agg(json_build_object('key', ${mentions.companyKey}, 'name', ${mentions.name},
    'isOwn', ${mentions.isOwn}, 'position', ${mentions.position}, 'occurrences', ${mentions.occurrences},
    'sentiment', ${mentions.sentiment}, 'aspects', ${mentions.aspects})
    order by ${mentions.position}, ${mentions.companyKey}), '[]')
  from ${mentions} where ${mentions.resultId} = ${analysisResults.id})`;

/** The answers of prompts' ended analyses of the days with what they mention: the rows every number is computed from. */
export async function listAnswersOfDays(db: Queryable, { promptIds, days }: PromptDays) {
  const { id, promptId, analysisId, engine, model, reader, rulesBecause, status, day } = analysisResults;
  const named = mentionsOfAnswer.as('mentions');
  const results = await db
    .select({
      id,
      promptId,
      analysisId,
      engine,
      model,
      reader,
      rulesBecause,
      status,
      day,
      mentions: named,
    })
    .from(analysisResults)
    .innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisId))
    .where(isOfDays({ promptIds, days }))
    .orderBy(asc(engine), asc(analysisResults.createdAt), asc(id))
    .prepare('measurements_answers_of_days')
    .execute();
  return results.map(({ rulesBecause: because, ...result }) => ({
    ...result,
    isDiscarded: isReportDiscarded(because),
  }));
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

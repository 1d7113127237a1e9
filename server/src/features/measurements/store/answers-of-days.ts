import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import { analysisResults, citations, isReportDiscarded, mentions } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';
import { type MeasuredScope, isInScope, isOneOf, listEnded } from './measured-scope.ts';

interface PromptDays extends MeasuredScope {
  readonly days: readonly RomeDay[];
}

/** Days of prompts with the analyses that have ended on them, whose answers count. */
interface EndedDays extends PromptDays {
  readonly analysisIds: readonly AnalysisId[];
}

/** Adds the analyses of prompts that have ended on the days. */
export async function loadEndedDays(db: Queryable, asked: PromptDays): Promise<EndedDays> {
  const ended = await listEnded(db, asked, isOneOf(asked.days));
  return { ...asked, analysisIds: ended.map(({ id }) => id) };
}

const isOfDays = ({ days, analysisIds, ...scope }: EndedDays) =>
  sql`${isInScope(analysisResults, scope)} and ${isOneOf(days)(analysisResults.day)}
    and ${isAnyOf(analysisResults.analysisId, analysisIds)}`;

/** What is counted of the mentions of an answer. */
type MentionFacts = Omit<typeof mentions.$inferSelect, 'resultId' | 'companyId' | 'companyKey' | 'spans'> & {
  key: string;
};

/** As JSON, one list an answer: the driver takes several times as long over as many rows. */
const mentionsOfAnswer = (companyIds: readonly OwnedCompanyId[]) => sql<MentionFacts[]>`(
  select coalesce(json_agg(json_build_object('key', ${mentions.companyKey}, 'name', ${mentions.name},
    'isOwn', ${mentions.isOwn}, 'position', ${mentions.position}, 'occurrences', ${mentions.occurrences},
    'sentiment', ${mentions.sentiment}, 'aspects', ${mentions.aspects})
    order by ${mentions.position}, ${mentions.companyKey}), '[]')
  from ${mentions} where ${mentions.resultId} = ${analysisResults.id} and ${isAnyOf(mentions.companyId, companyIds)})`;

/** The answers of prompts' ended analyses of the days with what they mention: the rows every number is computed from. */
export async function listAnswersOfDays(db: Queryable, asked: PromptDays) {
  return listAnswersOfEnded(db, await loadEndedDays(db, asked));
}

/** The same, once it is known which analyses those are. */
export async function listAnswersOfEnded(db: Queryable, asked: EndedDays) {
  const { id, promptId, analysisId, engine, model, reader, rulesBecause, status, day } = analysisResults;
  const named = mentionsOfAnswer(asked.companyIds).as('mentions');
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
    .where(isOfDays(asked))
    .orderBy(asc(engine), asc(analysisResults.createdAt), asc(id))
    .prepare('measurements_answers_of_days')
    .execute();
  return results.map(({ rulesBecause: because, ...result }) => ({
    ...result,
    isDiscarded: isReportDiscarded(because),
  }));
}

/** How many ok answers of prompts' ended analyses of the days cite each site. */
export async function countSourcesOfDays(db: Queryable, asked: EndedDays) {
  const { id, promptId, engine, status, day } = analysisResults;
  return db
    .select({ promptId, day, engine, domain: citations.domain, answers: countDistinct(citations.resultId) })
    .from(analysisResults)
    .innerJoin(citations, and(eq(citations.resultId, id), isAnyOf(citations.companyId, asked.companyIds)))
    .where(and(isOfDays(asked), eq(status, 'ok')))
    .groupBy(promptId, day, engine, citations.domain)
    .prepare('measurements_sources_of_days')
    .execute();
}

/** The pages that ok answers of prompts' ended analyses of the days are said by their engines to rest on. */
export async function listCitedPagesOfDays(db: Queryable, asked: EndedDays) {
  const { id, status } = analysisResults;
  return db
    .select({ resultId: id, url: citations.url })
    .from(analysisResults)
    .innerJoin(citations, and(eq(citations.resultId, id), isAnyOf(citations.companyId, asked.companyIds)))
    .where(and(isOfDays(asked), eq(status, 'ok'), citations.namedByEngine))
    .orderBy(asc(id), asc(citations.position))
    .prepare('measurements_cited_pages_of_days')
    .execute();
}

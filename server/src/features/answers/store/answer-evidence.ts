import { and, asc, inArray } from 'drizzle-orm';
import type { ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import {
  type CitationRow,
  type MentionRow,
  type ResultRow,
  answerTexts,
  citations,
  mentions,
} from '../tables.ts';

/** Raw texts of answers, by answer; with the moments the planner can skip the months that cannot hold them. */
export async function listAnswerTexts(
  db: Queryable,
  results: readonly Pick<ResultRow, 'id' | 'createdAt'>[],
): Promise<Map<ResultId, string>> {
  if (results.length === 0) return new Map();
  const rows = await db
    .select({ resultId: answerTexts.resultId, text: answerTexts.text })
    .from(answerTexts)
    .where(
      and(
        inArray(
          answerTexts.resultId,
          results.map(({ id }) => id),
        ),
        inArray(
          answerTexts.createdAt,
          results.map(({ createdAt }) => createdAt),
        ),
      ),
    );
  return new Map(rows.map(({ resultId, text }) => [resultId, text]));
}

/** What answers mention, by answer, in the order of first naming. */
export async function listMentions(
  db: Queryable,
  resultIds: readonly ResultId[],
): Promise<Map<ResultId, MentionRow[]>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(mentions)
    .where(inArray(mentions.resultId, [...resultIds]))
    .orderBy(asc(mentions.position), asc(mentions.companyKey));
  return Map.groupBy(rows, ({ resultId }) => resultId);
}

export async function listCitations(
  db: Queryable,
  resultIds: readonly ResultId[],
): Promise<Map<ResultId, CitationRow[]>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(citations)
    .where(inArray(citations.resultId, [...resultIds]))
    .orderBy(asc(citations.position));
  return Map.groupBy(rows, ({ resultId }) => resultId);
}

import { asc, inArray } from 'drizzle-orm';
import type { ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type CitationRow, type MentionRow, citations, mentions } from '../tables.ts';

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

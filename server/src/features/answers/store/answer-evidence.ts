import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type CitationRow, type MentionRow, citations, mentions } from '../tables.ts';

/** Answers of one company. */
interface AnswersOfCompany {
  readonly companyId: OwnedCompanyId;
  readonly resultIds: readonly ResultId[];
}

const { companyId: _ofMention, ...mentionColumns } = getTableColumns(mentions);
const { companyId: _ofCitation, ...citationColumns } = getTableColumns(citations);

/** What a company's answers mention, by answer, in the order of first naming. */
export async function listMentions(
  db: Queryable,
  { companyId, resultIds }: AnswersOfCompany,
): Promise<Map<ResultId, MentionRow[]>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select(mentionColumns)
    .from(mentions)
    .where(and(eq(mentions.companyId, companyId), inArray(mentions.resultId, [...resultIds])))
    .orderBy(asc(mentions.position), asc(mentions.companyKey));
  return Map.groupBy(rows, ({ resultId }) => resultId);
}

export async function listCitations(
  db: Queryable,
  { companyId, resultIds }: AnswersOfCompany,
): Promise<Map<ResultId, CitationRow[]>> {
  if (resultIds.length === 0) return new Map();
  const rows = await db
    .select(citationColumns)
    .from(citations)
    .where(and(eq(citations.companyId, companyId), inArray(citations.resultId, [...resultIds])))
    .orderBy(asc(citations.position));
  return Map.groupBy(rows, ({ resultId }) => resultId);
}

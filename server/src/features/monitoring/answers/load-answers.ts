import type { StoredAnswer } from '@citato/contract';
import {
  formatFailure,
  listCitations,
  listMentions,
  listAnswerTexts,
  type CitationRow,
  type MentionRow,
  type ResultRow,
} from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import { listAnswerLabels } from '#features/measurements';
import { readSpan } from '#features/reading';
import type { AnalysisId, RequestId, ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type ListedAnswer, listResults } from '../store/answer-pages.ts';

/** A company's answers with everything read from them, in the order they are listed in; one that is gone meanwhile is left out. */
export async function loadAnswers(
  db: Queryable,
  { companyId, listed }: { companyId: OwnedCompanyId; listed: readonly ListedAnswer[] },
): Promise<{ id: ResultId; analysisId: AnalysisId; answer: StoredAnswer }[]> {
  const ids = listed.map(({ id }) => id);
  const results = await listResults(db, { companyId, ids });
  const rows = new Map(results.map((row) => [row.result.id, row]));
  const texts = await listAnswerTexts(db, { companyId, results: listed });
  const mentions = await listMentions(db, { companyId, resultIds: ids });
  const citations = await listCitations(db, { companyId, resultIds: ids });
  return listed.flatMap(({ id }) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const answer = shapeAnswer({
      ...row,
      text: texts.get(id) ?? null,
      mentions: mentions.get(id) ?? [],
      citations: citations.get(id) ?? [],
    });
    return [{ id, analysisId: row.result.analysisId, answer }];
  });
}

function shapeAnswer({
  result,
  requestId,
  series,
  text,
  mentions,
  citations,
}: {
  result: ResultRow;
  requestId: RequestId;
  series: number;
  text: string | null;
  mentions: readonly MentionRow[];
  citations: readonly CitationRow[];
}): StoredAnswer {
  const { id, analysisId, engine, model, sample, status, brandPresent, brandPosition, latencyMs } = result;
  return {
    id,
    analysisId,
    requestId,
    engine,
    model,
    sample,
    status,
    failure: formatFailure(result),
    brandPresent,
    brandPosition,
    mentionedCompanies: mentions.map(({ name }) => name),
    companiesSentiment: Object.fromEntries(
      mentions.map((mention) => [mention.name, listAnswerLabels(mention)]),
    ),
    companies: mentions.map(
      ({ companyKey, name, isOwn, position, occurrences, sentiment, aspects, spans }) => ({
        key: companyKey,
        name,
        isOwn,
        position,
        occurrences,
        sentiment,
        aspects,
        spans,
      }),
    ),
    answer: text,
    citations: citations.map((citation) => {
      const { url, domain, title, position } = citation;
      return { url, domain, title, position, span: readSpan(citation) };
    }),
    searches: result.searchQueries,
    latencyMs,
    createdAt: result.createdAt.toISOString(),
    series,
  };
}

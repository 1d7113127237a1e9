import type { AnalysisResult } from '@citato/contract';
import type { RequestId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { formatFailure } from './rules/failure-message.ts';
import { readSpan } from './rules/merge-citations.ts';
import { listAnswerLabels } from './rules/sentiment-labels.ts';
import {
  type CitationRow,
  type ListedAnswer,
  type MentionRow,
  type ResultRow,
  listCitations,
  listMentions,
  listTexts,
} from './store/answers.ts';

/** An answer with everything read from it, in whatever form its reader wants it. */
export interface LoadedAnswer<Form> {
  readonly answer: Form;
  readonly textLength: number;
}

/** Gives answers in the order of their rows. */
export type LoadAnswers<Form> = (
  db: Queryable,
  rows: readonly ListedAnswer[],
) => Promise<LoadedAnswer<Form>[]>;

export const loadAnswers: LoadAnswers<AnalysisResult> = async (db, rows) => {
  const results = rows.map(({ result }) => result);
  const ids = results.map(({ id }) => id);
  const texts = await listTexts(db, results);
  const mentions = await listMentions(db, ids);
  const citations = await listCitations(db, ids);
  return rows.map(({ result, requestId }) => {
    const text = texts.get(result.id) ?? null;
    const answer = shapeAnswer({
      result,
      requestId,
      text,
      mentions: mentions.get(result.id) ?? [],
      citations: citations.get(result.id) ?? [],
    });
    return { answer, textLength: text?.length ?? 0 };
  });
};

function shapeAnswer({
  result,
  requestId,
  text,
  mentions,
  citations,
}: {
  result: ResultRow;
  requestId: RequestId;
  text: string | null;
  mentions: readonly MentionRow[];
  citations: readonly CitationRow[];
}): AnalysisResult {
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
    latencyMs,
    createdAt: result.createdAt.toISOString(),
  };
}

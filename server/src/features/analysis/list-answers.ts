import type { AnalysisResult } from '@citato/contract';
import { getOwnedPrompt } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type PromptId, type RequestId, type ResultId, type UserId, toId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { formatCursor, parseCursor } from './rules/answer-cursor.ts';
import { countFitting } from './rules/answer-page.ts';
import { formatFailure } from './rules/failure-message.ts';
import { listAnswerLabels } from './rules/sentiment-labels.ts';
import {
  type CitationRow,
  type MentionRow,
  type ResultRow,
  listAnswerPage,
  listCitations,
  listMentions,
  listTexts,
} from './store/answers.ts';

const PAGE_SIZE = 20;

/** A page of the answers to the user's prompt, newest first, with everything read from them. */
export async function listAnswers(
  db: Queryable,
  {
    userId,
    promptId,
    cursor,
    limit = PAGE_SIZE,
  }: { userId: UserId; promptId: PromptId; cursor?: string | undefined; limit?: number | undefined },
): Promise<{ results: AnalysisResult[]; nextCursor: string | null }> {
  const { prompt } = await getOwnedPrompt(db, { userId, promptId });
  const after = cursor === undefined ? null : readCursor(cursor);
  const page = await listAnswerPage(db, { promptId: prompt.id, after, limit: limit + 1 });
  const texts = await listTexts(
    db,
    page.map(({ result }) => result),
  );
  const lengths = page.slice(0, limit).map(({ result }) => texts.get(result.id)?.length ?? 0);
  const shown = page.slice(0, countFitting(lengths));
  const ids = shown.map(({ result }) => result.id);
  const mentions = await listMentions(db, ids);
  const citations = await listCitations(db, ids);
  const last = shown.at(-1);
  return {
    results: shown.map(({ result, requestId }) =>
      shapeAnswer({
        result,
        requestId,
        text: texts.get(result.id) ?? null,
        mentions: mentions.get(result.id) ?? [],
        citations: citations.get(result.id) ?? [],
      }),
    ),
    nextCursor: page.length > shown.length && last !== undefined ? formatCursor(last.result) : null,
  };
}

function readCursor(text: string) {
  const cursor = parseCursor(text, toId<ResultId>);
  if (cursor === null) {
    throw new AppError('request.invalid', { fields: { cursor: 'Il segnalibro della pagina non è valido' } });
  }
  return cursor;
}

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
    companies: mentions.map(({ name, isOwn, position, occurrences, sentiment, aspects, spans }) => ({
      name,
      isOwn,
      position,
      occurrences,
      sentiment,
      aspects,
      spans,
    })),
    answer: text,
    citations: citations.map(({ url, domain, title, position }) => ({ url, domain, title, position })),
    latencyMs,
    createdAt: result.createdAt.toISOString(),
  };
}

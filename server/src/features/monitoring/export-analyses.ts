import type { AnalysisResult } from '@citato/contract';
import { findUsage } from '#features/analysis';
import { AppError } from '#lib/app-error';
import { type PromptId, type UserId, toId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listAnswers } from './list-answers.ts';
import { listCompanies } from './list-companies.ts';
import { loadAnswers } from './load-answers.ts';

const PAGE_SIZE = 100;

/** A user's companies with prompts and standing numbers, what was used, and every answer, a page at a time. */
export async function exportFor(db: Queryable, userId: UserId) {
  const companies = await listCompanies(db, userId);
  const promptIds = companies.flatMap(({ prompts }) => prompts.map(({ id }) => toId<PromptId>(id)));
  return { companies, usage: await findUsage(db, userId), answers: streamAnswers(db, { userId, promptIds }) };
}

async function* streamAnswers(
  db: Queryable,
  { userId, promptIds }: { userId: UserId; promptIds: readonly PromptId[] },
): AsyncGenerator<AnalysisResult & { promptId: PromptId }> {
  for (const promptId of promptIds) {
    let cursor: string | undefined;
    do {
      const query = { cursor, limit: PAGE_SIZE };
      const page = await listAnswers({ db, loadAnswers }, { userId, promptId, query }).catch(
        nothingOfDeleted,
      );
      for (const result of page.results) yield { promptId, ...result };
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}

/** A prompt deleted while the export is written has no answers any more; the export goes on. */
function nothingOfDeleted(error: unknown): { results: AnalysisResult[]; nextCursor: null } {
  if (error instanceof AppError && error.code === 'prompts.not_found')
    return { results: [], nextCursor: null };
  throw error;
}

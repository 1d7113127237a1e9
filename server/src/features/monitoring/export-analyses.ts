import type { AnalysisResult } from '@citato/contract';
import { exportFor as exportAnalyses, findUsage } from '#features/analysis';
import { type OwnedPromptId, exportFor as exportCompanies, isPromptStored } from '#features/companies';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listCompanies } from './overview/list-companies.ts';
import { loadAnswers } from './answers/load-answers.ts';
import { type AnswerCursor, type ListedAnswer, listAnswerPage } from './store/answer-pages.ts';

const PAGE_SIZE = 100;
const EVERY_ANSWER = { engine: null, presence: null, companyKey: null, window: null };

/**
 * A user's companies with prompts and current figures, archived ones included; what was used, every analysis and every
 * answer, a page at a time.
 */
export async function exportFor(db: Queryable, userId: UserId) {
  const stored = await exportCompanies(db, userId);
  const promptIds = stored.flatMap(({ prompts }) => prompts.map(({ id }) => id));
  return {
    companies: await addNumbers(db, { userId, stored }),
    usage: await findUsage(db, userId),
    analyses: exportAnalyses(db, promptIds),
    answers: streamAnswers(db, promptIds),
  };
}

/** Archived companies and prompts are on no screen and have no figures. */
async function addNumbers(
  db: Queryable,
  { userId, stored }: { userId: UserId; stored: Awaited<ReturnType<typeof exportCompanies>> },
) {
  const listed = await listCompanies(db, { userId, tables: 'whole' });
  const shownCompanies = new Map(listed.map((company) => [company.id, company]));
  const shownPrompts = new Map(listed.flatMap(({ prompts }) => prompts.map((prompt) => [prompt.id, prompt])));
  return stored.map((company) => ({
    ...company,
    ...shownCompanies.get(company.id),
    prompts: company.prompts.map((prompt) => ({ ...prompt, ...shownPrompts.get(prompt.id) })),
  }));
}

/** A prompt deleted while the export is written has no answers any more; the export goes on. */
async function* streamAnswers(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): AsyncGenerator<AnalysisResult & { promptId: OwnedPromptId }> {
  for (const promptId of promptIds) {
    let after: AnswerCursor | null | undefined = null;
    while (after !== undefined && (await isPromptStored(db, promptId))) {
      const asked = { promptId, filter: EVERY_ANSWER, after, limit: PAGE_SIZE };
      const page: ListedAnswer[] = await listAnswerPage(db, asked);
      for (const { answer } of await loadAnswers(db, page)) yield { promptId, ...answer };
      after = page[PAGE_SIZE - 1];
    }
  }
}

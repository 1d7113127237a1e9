import type { StoredAnswer } from '@citato/contract';
import { exportFor as exportAnalyses, findUsage } from '#features/analysis';
import { type OwnedPromptId, exportFor as exportCompanies, isPromptStored } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { exportClaimMarks } from './claims/export-claim-marks.ts';
import { exportSourceKinds } from './source-gaps/export-source-kinds.ts';
import { listCompanies } from './overview/list-companies.ts';
import { loadAnswers } from './answers/load-answers.ts';
import { type AnswerCursor, type ListedAnswer, listAnswerPage } from './store/answer-pages.ts';

const PAGE_SIZE = 100;
const EVERY_ANSWER = { engine: null, presence: null, companyKey: null, window: null };

/**
 * A user's companies with prompts and current figures, archived ones included; what was used, what was said of sources
 * and claims, every analysis and every answer, a page at a time.
 */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const { companies: stored, labels } = await exportCompanies(db, userId);
  const promptIds = stored.flatMap(({ prompts }) => prompts.map(({ id }) => id));
  return {
    companies: await addNumbers(db, { userId, stored }),
    labels,
    usage: await findUsage(db, userId),
    ...(await exportSourceKinds(db, userId)),
    ...(await exportClaimMarks(db, userId)),
    analyses: exportAnalyses(db, promptIds),
    answers: streamAnswers(db, stored),
  };
}

/** Archived companies and prompts are on no screen and have no figures. */
async function addNumbers(
  db: Queryable,
  { userId, stored }: { userId: AccountId; stored: Awaited<ReturnType<typeof exportCompanies>>['companies'] },
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
  stored: Awaited<ReturnType<typeof exportCompanies>>['companies'],
): AsyncGenerator<StoredAnswer & { promptId: OwnedPromptId }> {
  const asked = stored.flatMap(({ id: companyId, prompts }) =>
    prompts.map(({ id: promptId }) => ({ companyId, promptId, filter: EVERY_ANSWER, limit: PAGE_SIZE })),
  );
  for (const { companyId, promptId, ...query } of asked) {
    let after: AnswerCursor | null | undefined = null;
    while (after !== undefined && (await isPromptStored(db, promptId))) {
      const page: ListedAnswer[] = await listAnswerPage(db, { companyId, promptId, ...query, after });
      for (const { answer } of await loadAnswers(db, { companyId, listed: page }))
        yield { promptId, ...answer };
      after = page[PAGE_SIZE - 1];
    }
  }
}

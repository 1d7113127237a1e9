import { listCitations, listMentions } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import type { Queryable } from '#platform/db';
import { buildThirtyDayWindow } from '../rules/thirty-day-window.ts';
import { findLastDay } from '../store/outcomes.ts';
import { listOkAnswers } from '../store/scope-answers.ts';

/**
 * The ok answers a prompt's current figures are taken over, newest first, with the companies they name and the pages
 * they cite. None before the first analysis has ended.
 */
export async function listScopeAnswers(db: Queryable, { prompt, company }: OwnedPrompt) {
  const companyId = company.id;
  const { id: promptId, seriesSince } = prompt;
  const lastDay = await findLastDay(db, promptId);
  if (lastDay === null) return [];
  const window = buildThirtyDayWindow({ lastDay, seriesSince });
  const answers = await listOkAnswers(db, { companyId, promptId, window });
  const resultIds = answers.map(({ id }) => id);
  const mentions = await listMentions(db, { companyId, resultIds });
  const citations = await listCitations(db, { companyId, resultIds });
  return answers.map((answer) => ({
    ...answer,
    mentions: mentions.get(answer.id) ?? [],
    citations: citations.get(answer.id) ?? [],
  }));
}

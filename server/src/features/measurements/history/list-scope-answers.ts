import { listCitations, listMentions } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { Queryable } from '#platform/db';
import { buildThirtyDayWindow } from '../rules/thirty-day-window.ts';
import { findLastDay } from '../store/outcomes.ts';
import { listOkAnswers } from '../store/scope-answers.ts';

/**
 * The ok answers a prompt's current figures are taken over, newest first, with the companies they name and the pages
 * they cite. None before the first analysis has ended.
 */
export async function listScopeAnswers(db: Queryable, promptId: OwnedPromptId) {
  const lastDay = await findLastDay(db, promptId);
  if (lastDay === null) return [];
  const answers = await listOkAnswers(db, { promptId, window: buildThirtyDayWindow(lastDay) });
  const ids = answers.map(({ id }) => id);
  const mentions = await listMentions(db, ids);
  const citations = await listCitations(db, ids);
  return answers.map((answer) => ({
    ...answer,
    mentions: mentions.get(answer.id) ?? [],
    citations: citations.get(answer.id) ?? [],
  }));
}

import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId, PromptId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { listPromptsOfUser } from '../store/prompts.ts';
import { getOwnedPrompt } from './check-ownership.ts';

/** Whose company it is asked for as, when the viewer may see it: a client's others are not found. */
export function accountOfCompany(viewer: Viewer, companyId: CompanyId): AccountId {
  if (!canView(viewer, companyId)) throw new AppError('companies.not_found');
  return viewer.accountId;
}

/** Whose prompt it is asked for as, when the viewer may see its company. */
export async function accountOfPrompt(db: Queryable, viewer: Viewer, promptId: PromptId): Promise<AccountId> {
  const userId = viewer.accountId;
  if (viewer.companyIds === null) return userId;
  const { company } = await getOwnedPrompt(db, { userId, promptId });
  if (!canView(viewer, company.id)) throw new AppError('prompts.not_found');
  return userId;
}

/** The prompts a client sees; null for who sees all of them. */
export async function listViewedPrompts(db: Queryable, viewer: Viewer): Promise<PromptId[] | null> {
  if (viewer.companyIds === null) return null;
  const prompts = await listPromptsOfUser(db, viewer.accountId);
  return prompts.filter(({ companyId }) => canView(viewer, companyId)).map(({ id }) => id);
}

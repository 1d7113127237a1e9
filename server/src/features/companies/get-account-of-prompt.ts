import { getOwnedPrompt } from './ownership/check-ownership.ts';
import { AppError } from '#lib/app-error';
import type { AccountId, PromptId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';

/** The account to ask for a prompt as, when the viewer may see its company: a client's others are not found. */
export async function getAccountOfPrompt(
  db: Queryable,
  { viewer, promptId }: { viewer: Viewer; promptId: PromptId },
): Promise<AccountId> {
  const userId = viewer.accountId;
  if (viewer.companyIds === null) return userId;
  const { company } = await getOwnedPrompt(db, { userId, promptId });
  if (!canView(viewer, company.id)) throw new AppError('prompts.not_found');
  return userId;
}

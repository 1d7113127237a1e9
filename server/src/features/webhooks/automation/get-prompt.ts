import { getOwnedPrompt, type OwnedPrompt } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findAnyPrompt } from './find-any-prompt.ts';

/** The caller's prompt, or anybody's for an administrator; for everybody else there is none. */
export async function getPrompt(
  db: Queryable,
  { caller, promptId }: { caller: { accountId: AccountId; isAdmin: boolean }; promptId: PromptId },
): Promise<OwnedPrompt> {
  if (!caller.isAdmin) return getOwnedPrompt(db, { userId: caller.accountId, promptId });
  const found = await findAnyPrompt(db, promptId);
  if (found === null) throw new AppError('prompts.not_found');
  return found;
}

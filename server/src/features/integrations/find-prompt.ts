import { getOwnedPrompt, listPromptsAsSystem, type OwnedPrompt } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** The caller's prompt, or anybody's for an administrator; for everybody else there is none. */
export async function findPrompt(
  db: Queryable,
  { caller, promptId }: { caller: { userId: UserId; isAdmin: boolean }; promptId: PromptId },
): Promise<OwnedPrompt> {
  if (!caller.isAdmin) return getOwnedPrompt(db, { userId: caller.userId, promptId });
  const [found] = await listPromptsAsSystem(db, [promptId]);
  if (found === undefined) throw new AppError('prompts.not_found');
  return found;
}

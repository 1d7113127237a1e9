import type { PromptId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getOwnedPrompt } from './check-ownership.ts';
import { removePrompt } from './store.ts';

/** Deletes a prompt with its answers and numbers; a running analysis stops by itself. */
export async function deletePrompt(
  { db }: Pick<Context, 'db'>,
  scope: { userId: UserId; promptId: PromptId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { prompt } = await getOwnedPrompt(tx, scope);
    await removePrompt(tx, prompt.id);
  });
}

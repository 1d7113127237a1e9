import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { getOwnedPrompt } from '../ownership/check-ownership.ts';
import { promptsDeleted } from '../prompts-deleted.ts';
import { removePrompts } from '../store/prompts.ts';

/** Deletes a prompt with its numbers; a running analysis stops by itself, and a job erases its answers. */
export async function deletePrompt(
  { db, events, live }: Pick<Context, 'db' | 'events' | 'live'>,
  scope: { userId: AccountId; promptId: PromptId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { prompt } = await getOwnedPrompt(tx, scope);
    await removePrompts(tx, [prompt.id]);
    await events.announce(tx, promptsDeleted, {});
    await live.publish(tx, { userId: scope.userId, event: { type: 'companies.changed' } });
  });
}

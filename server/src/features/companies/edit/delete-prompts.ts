import { lockAccount } from '#features/accounts';
import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { listOwnedPromptsByIds } from '../ownership/check-ownership.ts';
import { promptsDeleted } from '../prompts-deleted.ts';
import { removePrompts } from '../store/prompts.ts';

/** Deletes prompts with their numbers, all or none; running analyses stop by themselves, and a job erases the answers. */
export async function deletePrompts(
  { db, events, live }: Pick<Context, 'db' | 'events' | 'live'>,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const owned = await listOwnedPromptsByIds(tx, { userId, promptIds });
    await removePrompts(
      tx,
      owned.map(({ prompt }) => prompt.id),
    );
    await events.announce(tx, promptsDeleted, {});
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
  });
}

import { lockAccount } from '#features/accounts';
import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { activityChanged } from '../activity-changed.ts';
import { holdOwnedPrompts } from '../ownership/check-ownership.ts';
import { replaceActivity } from '../store/prompts.ts';

/** Pauses prompts or lets them go on, all or none; an analysis that runs ends by itself. */
export async function setPromptsActive(
  { db, events, live }: Pick<Context, 'db' | 'events' | 'live'>,
  { userId, promptIds, isActive }: { userId: AccountId; promptIds: readonly PromptId[]; isActive: boolean },
): Promise<{ isActive: boolean }> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const owned = await holdOwnedPrompts(tx, { userId, promptIds });
    const changed = owned.filter(({ prompt }) => prompt.isActive !== isActive).map(({ prompt }) => prompt.id);
    if (changed.length === 0) return { isActive };
    await replaceActivity(tx, { promptIds: changed, isActive });
    await events.announce(tx, activityChanged, { userId, promptIds: changed });
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
    return { isActive };
  });
}

import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { LabelId, PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { listOwnedPromptsByIds } from '../ownership/check-ownership.ts';
import { changeLabels } from '../rules/label-choice.ts';
import { replaceLabelsOfPrompts } from '../store/labels.ts';
import { assertLabels } from './assert-labels.ts';

/** Puts labels on prompts and takes others off, on all of them or on none; done twice it changes nothing. */
export async function setPromptLabels(
  { db, live }: Pick<Context, 'db' | 'live'>,
  {
    userId,
    promptIds,
    add,
    remove,
  }: {
    userId: AccountId;
    promptIds: readonly PromptId[];
    add: readonly LabelId[];
    remove: readonly LabelId[];
  },
): Promise<{ promptId: PromptId; labelIds: LabelId[] }[]> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const owned = await listOwnedPromptsByIds(tx, { userId, promptIds });
    await assertLabels(tx, { userId, subject: 'prompt', labelIds: add });
    const changed = owned.map(({ prompt }) => {
      const labelIds = changeLabels({ now: prompt.labelIds, add, remove });
      if (labelIds === null) throw new AppError('labels.too_many');
      return { promptId: prompt.id, labelIds };
    });
    for (const same of Map.groupBy(changed, ({ labelIds }) => labelIds.join(' ')).values()) {
      const [{ labelIds } = { labelIds: [] }] = same;
      await replaceLabelsOfPrompts(tx, { promptIds: same.map(({ promptId }) => promptId), labelIds });
    }
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
    return changed;
  });
}

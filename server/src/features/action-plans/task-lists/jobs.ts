import { analysisFinished, numbersChanged } from '#features/measurements';
import { listLimits } from '#features/plans';
import { createBatcher } from '#lib/async/batcher';
import type { AccountId } from '#lib/ids';
import { type Subscription, subscribe } from '#platform/events';
import { buildTaskList } from './build-task-list.ts';
import { listPromptsWithList } from './store.ts';
import type { TaskListDeps } from './task-list-deps.ts';

export function taskListSubscriptions(deps: TaskListDeps): Subscription[] {
  // Analyses end many at a time: whether their plans include task lists is read once.
  const inclusions = createBatcher({
    max: 50,
    waitMs: 20,
    work: async (userIds: readonly AccountId[]) => {
      const limits = await listLimits(deps.db, [...new Set(userIds)]);
      return userIds.map((userId) => limits.get(userId)?.taskListsEnabled ?? false);
    },
  });
  return [
    subscribe(
      analysisFinished,
      'task-lists.build-task-list',
      async ({ promptId, userId }, { signal, putOff }) => {
        // The plan may have ended meanwhile.
        if (await inclusions.add(userId)) await buildTaskList(deps, { promptId, signal, putOff });
      },
      async (tx, ended) => {
        // A failed analysis brings no answer: its list would be the existing one.
        const finished = ended.filter(({ outcome }) => outcome === 'finished');
        const limits = await listLimits(tx, [...new Set(finished.map(({ userId }) => userId))]);
        return finished.filter(({ userId }) => limits.get(userId)?.taskListsEnabled === true);
      },
    ),
    subscribe(
      numbersChanged,
      'task-lists.renew-task-list',
      async ({ promptId, userId }, { signal, putOff }) => {
        if (await inclusions.add(userId))
          await buildTaskList(deps, { promptId, isReadAgain: true, signal, putOff });
      },
      async (tx, changed) => {
        const withList = await listPromptsWithList(
          tx,
          changed.map(({ promptId }) => promptId),
        );
        return changed.filter(({ promptId }) => withList.has(promptId));
      },
    ),
  ];
}

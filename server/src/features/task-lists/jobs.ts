import { analysisFinished } from '#features/analysis';
import { type Subscription, subscribe } from '#platform/events';
import { buildTaskList } from './build-task-list.ts';
import type { TaskListDeps } from './task-list-deps.ts';

export function taskListSubscriptions(deps: TaskListDeps): Subscription[] {
  return [
    subscribe(analysisFinished, 'task-lists.build-task-list', async ({ outcome, ...finished }, signal) => {
      // A failed analysis brings no answer: the list it would be drawn from is the one that stands.
      if (outcome === 'finished') await buildTaskList(deps, { ...finished, signal });
    }),
  ];
}

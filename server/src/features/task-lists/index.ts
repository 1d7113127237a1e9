import type { Context, Feature } from '#platform/context';
import { taskListSubscriptions } from './jobs.ts';
import { taskListRoutes } from './routes.ts';
import type { TaskListDeps } from './task-list-deps.ts';

export { buildTaskList } from './build-task-list.ts';
export { exportFor } from './export-task-lists.ts';
export { listDoneActions, listShownRows } from './list-shown-rows.ts';
export { listTaskListsByPrompt } from './list-task-lists.ts';
export { countPrepared as countTaskListsPrepared } from './store.ts';

export function createTaskListsFeature(deps: Context & TaskListDeps): Feature {
  return { routes: taskListRoutes(deps), jobs: [], subscriptions: taskListSubscriptions(deps) };
}

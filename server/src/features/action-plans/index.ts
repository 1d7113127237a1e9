import type { Context, Feature } from '#platform/context';
import { exportOrganisation } from './export-plan-actions.ts';
import { actionPlanJobs } from './jobs.ts';
import type { ProposalsDeps } from './proposals/proposals-deps.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { actionPlanRoutes } from './routes.ts';
import { taskListSubscriptions } from './task-lists/jobs.ts';
import { taskListRoutes } from './task-lists/routes.ts';
import type { TaskListDeps } from './task-lists/task-list-deps.ts';

export { getActionPlan } from './get-action-plan.ts';
export { buildTaskList } from './task-lists/build-task-list.ts';
export { listTaskListsByPrompt } from './task-lists/list-task-lists.ts';
export { countPrepared as countTaskListsPrepared } from './task-lists/store.ts';

/** What to do: a task list for each prompt, and one plan for a company over all of them. */
export function createActionPlansFeature(deps: Context & TaskListDeps & ProposalsDeps): Feature {
  return {
    routes: [...actionPlanRoutes(deps), ...proposalRoutes(deps), ...taskListRoutes(deps)],
    jobs: actionPlanJobs(deps),
    subscriptions: taskListSubscriptions(deps),
    exportOrganisation,
  };
}

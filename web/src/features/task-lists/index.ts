export { NewStrategiesBadge } from './components/new-strategies-badge.tsx';
export { TaskListButton } from './components/task-list-button.tsx';
export { refreshTaskListsOf, useKnowsTaskLists } from './queries.ts';
export { useTaskListAlert } from './use-task-list-alert.ts';

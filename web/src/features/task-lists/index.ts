export { NewStrategiesBadge } from './components/new-strategies-badge.tsx';
export { TaskListDialog } from './components/lazy-task-list-dialog.ts';
export { TaskListButton } from './components/task-list-button.tsx';
export { refreshTaskListsOf, useHasDone, useKnowsTaskLists, useTaskLists } from './queries.ts';
export { useTaskListAlert } from './use-task-list-alert.ts';

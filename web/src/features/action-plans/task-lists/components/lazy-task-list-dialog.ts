import { lazyDialog } from '#ui';

/** Fetched when a list is first opened. */
export const TaskListDialog = lazyDialog(async () => (await import('./task-list-dialog.tsx')).TaskListDialog);

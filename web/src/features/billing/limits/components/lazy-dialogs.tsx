import { lazyDialog } from '#ui';

// What refuses comes when it first does.

export const LimitDialog = lazyDialog(async () => (await import('./limit-dialog.tsx')).LimitDialog);
export const WithoutTaskListsDialog = lazyDialog(
  async () => (await import('./without-task-lists-dialog.tsx')).WithoutTaskListsDialog,
);
export const AnalysisDialog = lazyDialog(async () => (await import('./analysis-dialog.tsx')).AnalysisDialog);

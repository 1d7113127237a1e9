import { lazyDialog } from '#ui';

// Dialogs that refuse are loaded when one is first needed.

export const LimitDialog = lazyDialog(async () => (await import('./limit-dialog.tsx')).LimitDialog);
export const WithoutTaskListsDialog = lazyDialog(
  async () => (await import('./without-task-lists-dialog.tsx')).WithoutTaskListsDialog,
);
export const AnalysisDialog = lazyDialog(async () => (await import('./analysis-dialog.tsx')).AnalysisDialog);

import { lazyDialog } from '#ui';

// What refuses comes when it first does.

export const LimitDialog = lazyDialog(async () => (await import('./limit-dialog.tsx')).LimitDialog);
export const AnalysisDialog = lazyDialog(async () => (await import('./analysis-dialog.tsx')).AnalysisDialog);

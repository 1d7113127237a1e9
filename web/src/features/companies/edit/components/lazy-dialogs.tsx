import { lazyDialog } from '#ui';

// Dialogs of the dashboard are loaded when they are first opened.

export const AddCompanyDialog = lazyDialog(
  async () => (await import('./add-company-dialog.tsx')).AddCompanyDialog,
);
export const AddPromptDialog = lazyDialog(
  async () => (await import('./add-prompt-dialog.tsx')).AddPromptDialog,
);
export const ChangePromptDialog = lazyDialog(
  async () => (await import('./change-prompt-dialog.tsx')).ChangePromptDialog,
);
export const DeleteCompanyDialog = lazyDialog(
  async () => (await import('./delete-company-dialog.tsx')).DeleteCompanyDialog,
);
export const DeleteChosenDialog = lazyDialog(
  async () => (await import('./delete-prompt-dialog.tsx')).DeleteChosenDialog,
);
export const DeletePromptDialog = lazyDialog(
  async () => (await import('./delete-prompt-dialog.tsx')).DeletePromptDialog,
);

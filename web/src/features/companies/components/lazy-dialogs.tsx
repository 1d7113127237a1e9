import { lazyDialog } from '#ui';

// The dashboard is mostly looked at: what asks, refuses or confirms comes when it is first opened.

export const AddCompanyDialog = lazyDialog(
  async () => (await import('./add-company-dialog.tsx')).AddCompanyDialog,
);
export const AddPromptDialog = lazyDialog(
  async () => (await import('./add-prompt-dialog.tsx')).AddPromptDialog,
);
export const DeleteCompanyDialog = lazyDialog(
  async () => (await import('./delete-company-dialog.tsx')).DeleteCompanyDialog,
);
export const DeletePromptDialog = lazyDialog(
  async () => (await import('./delete-prompt-dialog.tsx')).DeletePromptDialog,
);

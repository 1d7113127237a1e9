import { lazyDialog } from '#ui';

export const SupportDialog = lazyDialog(async () => (await import('./support-dialog.tsx')).SupportDialog);

import { lazy, Suspense, type ComponentProps } from 'react';
import { OverviewSkeleton } from './overview-skeleton.tsx';

const Setup = lazy(async () => ({ default: (await import('./company-setup.tsx')).CompanySetup }));
const AddCompany = lazy(async () => ({
  default: (await import('./add-company-dialog.tsx')).AddCompanyDialog,
}));
const AddPrompt = lazy(async () => ({ default: (await import('./add-prompt-dialog.tsx')).AddPromptDialog }));

// Forms are loaded when one is opened: the dashboard is mostly looked at.

export function CompanySetup(props: ComponentProps<typeof Setup>) {
  return (
    <Suspense fallback={<OverviewSkeleton />}>
      <Setup {...props} />
    </Suspense>
  );
}

export function AddCompanyDialog({
  isOpen,
  ...rest
}: ComponentProps<typeof AddCompany> & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <AddCompany {...rest} />
    </Suspense>
  );
}

export function AddPromptDialog({ isOpen, ...rest }: ComponentProps<typeof AddPrompt> & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <AddPrompt {...rest} />
    </Suspense>
  );
}

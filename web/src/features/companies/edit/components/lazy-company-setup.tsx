import { lazy, Suspense, type ComponentProps } from 'react';
import { OverviewSkeleton } from '../../list/components/overview-skeleton.tsx';

const Loaded = lazy(async () => ({ default: (await import('./company-setup.tsx')).CompanySetup }));

/** The first company, loaded for those who have none. */
export function CompanySetup(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<OverviewSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
}

import { lazy, Suspense, type ComponentProps } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./company-dashboard.tsx')).CompanyDashboard }));

/** One company's screen, loaded when a company is opened: the overview stands without it. */
export function CompanyDashboard(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

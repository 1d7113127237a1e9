import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { SkeletonSwitch } from '#ui';
import { loadTab } from '../load-tab.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

const Loaded = lazy(async () => ({ default: (await import('./company-dashboard.tsx')).CompanyDashboard }));

/** One company's screen, loaded when a company is opened: the overview stands without it. */
export function CompanyDashboard(props: ComponentProps<typeof Loaded>) {
  const { tab } = props;
  useEffect(() => {
    // Beside the screen around it, not after it. Whoever draws the tab says what came of it.
    loadTab[tab]().catch(() => undefined);
  }, [tab]);
  return (
    <Suspense
      fallback={
        <SkeletonSwitch isPending skeleton={<DashboardSkeleton tab={tab} />}>
          {() => null}
        </SkeletonSwitch>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}

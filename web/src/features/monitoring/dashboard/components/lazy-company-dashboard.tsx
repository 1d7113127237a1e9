import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { SkeletonSwitch } from '#ui';
import { loadTab } from '../load-tab.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

/** By then the open tab has been drawn. */
const IDLE_MS = 2000;

const Loaded = lazy(async () => ({ default: (await import('./company-dashboard.tsx')).CompanyDashboard }));

/** One company's screen, loaded when a company is opened: the overview stands without it. */
export function CompanyDashboard(props: ComponentProps<typeof Loaded>) {
  const { tab } = props;
  useEffect(() => {
    // Beside the screen around it, not after it. Whoever draws the tab says what came of it.
    loadTab[tab]().catch(() => undefined);
    // The other one while nothing else is to be done, so that a server that is away later takes no tab with it.
    const idle = window.setTimeout(() => {
      for (const load of Object.values(loadTab)) load().catch(() => undefined);
    }, IDLE_MS);
    return () => {
      window.clearTimeout(idle);
    };
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

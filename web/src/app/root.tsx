import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { isRuledOut } from '#lib/page-hints';
import { ConnectionLine } from './connection-line.tsx';

// No page may break because the question about statistics did not load.
const StatisticsConsent = lazy<ComponentType>(() =>
  import('./statistics-consent.tsx').then(
    ({ StatisticsConsent }) => ({ default: StatisticsConsent }),
    () => ({ default: () => null }),
  ),
);

/** False while the page is as the server rendered it, without a browser. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/**
 * Every page, below it the line that says whether it is offline, and the statistics question while it is open; where
 * nothing is measured, not even its code.
 */
export function Root() {
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <Outlet />
      <ConnectionLine />
      {isInBrowser && !isRuledOut('statistics') && (
        <Suspense>
          <StatisticsConsent />
        </Suspense>
      )}
    </>
  );
}

import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';

// No page may break because the question about statistics did not load.
const StatisticsConsent = lazy<ComponentType>(() =>
  import('./statistics-consent.tsx').then(
    ({ StatisticsConsent }) => ({ default: StatisticsConsent }),
    () => ({ default: () => null }),
  ),
);

/** Every page, and below it the question about statistics while it is open. */
export function Root() {
  return (
    <>
      <Outlet />
      <Suspense>
        <StatisticsConsent />
      </Suspense>
    </>
  );
}

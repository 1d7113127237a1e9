import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { isRuledOut } from '#lib/page-hints';
import { ConnectionLine } from './connection-line.tsx';

// No page may break because the question about statistics did not load.
const StatisticsConsent = lazy<ComponentType>(() =>
  import('./statistics-consent.tsx').then(
    ({ StatisticsConsent }) => ({ default: StatisticsConsent }),
    () => ({ default: () => null }),
  ),
);

/** Every page, below it whether it is cut off, and the question about statistics while it is open; where nothing is measured, not even its code. */
export function Root() {
  return (
    <>
      <Outlet />
      <ConnectionLine />
      {!isRuledOut('statistics') && (
        <Suspense>
          <StatisticsConsent />
        </Suspense>
      )}
    </>
  );
}

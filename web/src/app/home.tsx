import { lazy, Suspense } from 'react';
import { PageLoading } from '#ui';
import { useSession } from '#lib/session-store';

const Dashboard = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));
const Landing = lazy(async () => ({ default: (await import('#pages/landing')).LandingPage }));

/** One address, two pages: the dashboard for who is signed in, the landing page for everybody else. */
export function Home() {
  const { status } = useSession();
  return (
    <Suspense fallback={<PageLoading />}>{status === 'signed-in' ? <Dashboard /> : <Landing />}</Suspense>
  );
}

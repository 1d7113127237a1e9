import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PageLoading } from '#ui';
import { useSession } from '#lib/session/session-store';

const Dashboard = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));
const LazyLanding = lazy(async () => ({ default: await loadLanding() }));
let LoadedLanding: ComponentType | null = null;

/** Loads the landing page; if it is loaded already it is rendered at once, as on the server. */
export async function loadLanding(): Promise<ComponentType> {
  LoadedLanding ??= (await import('#pages/landing')).LandingPage;
  return LoadedLanding;
}

/** One address, two pages: the dashboard for signed-in users, the landing page for visitors. */
export function Home() {
  const { status } = useSession();
  return (
    <Suspense fallback={<PageLoading />}>{status === 'signed-in' ? <Dashboard /> : <Landing />}</Suspense>
  );
}

function Landing() {
  const [Page] = useState(() => LoadedLanding ?? LazyLanding);
  return <Page />;
}

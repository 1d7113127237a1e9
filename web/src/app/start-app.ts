import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { readBasePath } from '#lib/browser/base-path';
import { watchConnection } from '#lib/connection';
import { initialiseSession, watchSession } from '#lib/session/session';
import { followPages } from './follow-pages.ts';
import { followSession } from './follow-session.ts';
import { keepFacts, type PageFacts } from './first-paint/facts.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './routes/router.tsx';

export interface RunningApp {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  stop: () => void;
}

/**
 * What happens once, before anything is rendered: the listeners are added, then the session is asked for.
 * @param history where the addresses are kept; the browser's own when not given
 * @param facts what the server rendered this page from; null when it did not, and the visit is not tracked yet
 */
export function startApp({
  history,
  facts = null,
}: { history?: RouterHistory; facts?: PageFacts | null } = {}): RunningApp {
  const queryClient = createQueryClient();
  if (facts !== null) keepFacts({ facts, queryClient });
  const router = createAppRouter({ history, basePath: readBasePath(), isPlaced: facts !== null });
  const stops = [
    followPages({ router, isVisitTracked: facts !== null }),
    followSession({ router, queryClient }),
    watchSession(),
    watchConnection(),
  ];
  void initialiseSession();
  return {
    queryClient,
    router,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

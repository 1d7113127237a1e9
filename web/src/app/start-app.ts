import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { watchConnection } from '#lib/connection';
import { initialiseSession, watchSession } from '#lib/session';
import { followPages } from './follow-pages.ts';
import { followSession } from './follow-session.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

export interface RunningApp {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  stop: () => void;
}

/**
 * What happens once, before anything is drawn: the listeners, then the question who is here.
 * @param history where the addresses live; the browser's own when not given
 */
export function startApp({ history }: { history?: RouterHistory } = {}): RunningApp {
  const queryClient = createQueryClient();
  const router = createAppRouter({ history });
  const stops = [
    followPages(router),
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

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { subscribeToSession } from '#lib/session-store';

/** What a change of session does to the screen: cached data goes, the guards decide anew, the visitor lands somewhere. */
export function followSession({
  router,
  queryClient,
}: {
  router: AnyRouter;
  queryClient: QueryClient;
}): () => void {
  return subscribeToSession((next, previous) => {
    if (previous.status === 'signed-in' && next.status === 'signed-out') {
      queryClient.clear();
      if (next.reason === 'left') void router.navigate({ to: '/' });
      if (next.reason === 'expired') void router.navigate({ to: '/login' });
    }
    if (previous.status !== next.status) void router.invalidate();
  });
}

import { PAGES } from '@citato/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { subscribeToSession } from '#lib/session/session-store';

/** After signing in again a user returns to the page they were on, except to the sign-in pages themselves. */
function wayBack(router: AnyRouter): { redirect?: string } {
  const isEntrance = router.state.matches.at(-1)?.staticData.category === 'auth';
  const { href } = router.state.location;
  return isEntrance || href === PAGES.home ? {} : { redirect: href };
}

/**
 * What a change of session does to the screen: cached data are dropped, the guards decide anew, the user is redirected.
 */
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
      if (next.reason === 'expired') void router.navigate({ to: '/login', search: wayBack(router) });
    }
    if (previous.status !== next.status) void router.invalidate();
  });
}

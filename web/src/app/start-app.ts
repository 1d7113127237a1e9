import { initialiseSession, watchSession } from '#lib/session';
import { followPages } from './follow-pages.ts';
import { followSession } from './follow-session.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** What happens once, before anything is drawn: the listeners, then the question who is here. */
export function startApp(): void {
  followPages(router);
  followSession({ router, queryClient });
  watchSession();
  void initialiseSession();
}

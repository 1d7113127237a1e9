import { formatPageTitle } from '@citato/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetPendingPlan } from '#features/accounts';
import { readSession } from '#lib/session/session-store';
import { track } from '#lib/track';
import { appCopy } from './copy.ts';

/** Between registration and payment; on any other page the plan chosen there is discarded. */
const KEEPS_PLAN = new Set<string>(['auth', 'test', 'checkout']);

/**
 * After every change of page: its title, its page view, and the focus on what is new.
 * @param isVisitTracked whether a server-rendered page has tracked its own view before the app was loaded
 */
export function followPages({
  router,
  isVisitTracked,
}: {
  router: AnyRouter;
  isVisitTracked: boolean;
}): () => void {
  return router.subscribe('onResolved', ({ toLocation, fromLocation, pathChanged }) => {
    const session = readSession();
    const page = router.state.matches.at(-1)?.staticData;
    if (page?.title === undefined || page.category === undefined) return;
    if (!KEEPS_PLAN.has(page.category)) forgetPendingPlan();
    const isHome = toLocation.pathname === '/' && session.status === 'signed-in';
    document.title = formatPageTitle(isHome ? appCopy.titles.dashboard : page.title);
    if (fromLocation === undefined ? isVisitTracked : !pathChanged) return;
    track({
      event: 'page_view',
      path: toLocation.pathname,
      title: document.title,
      category: isHome ? 'dashboard' : page.category,
      userId: session.status === 'signed-in' ? session.user.id : null,
      authenticated: session.status === 'signed-in',
    });
    if (fromLocation !== undefined) document.querySelector('main')?.focus();
  });
}

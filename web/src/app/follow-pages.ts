import type { AnyRouter } from '@tanstack/react-router';
import { forgetPendingPlan } from '#features/accounts';
import { readSession } from '#lib/session-store';
import { track } from '#lib/track';
import { appCopy } from './copy.ts';

/** After every change of page: its title, its page view, and the focus on what is new. */
export function followPages(router: AnyRouter): () => void {
  return router.subscribe('onResolved', ({ toLocation, fromLocation, pathChanged }) => {
    const session = readSession();
    const page = router.state.matches.at(-1)?.staticData;
    if (page?.title === undefined || page.category === undefined) return;
    // Whoever goes anywhere else has left the registration, and with it the plan chosen there.
    if (page.category !== 'auth' && page.category !== 'test') forgetPendingPlan();
    const isHome = toLocation.pathname === '/' && session.status === 'signed-in';
    document.title = formatTitle(isHome ? appCopy.titles.dashboard : page.title);
    if (fromLocation !== undefined && !pathChanged) return;
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

function formatTitle(title: string): string {
  return title.startsWith(appCopy.titleSuffix) ? title : `${title} · ${appCopy.titleSuffix}`;
}

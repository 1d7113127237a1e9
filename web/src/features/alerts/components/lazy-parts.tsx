import { lazyPart, Skeleton } from '#ui';
import { alertsCopy as copy } from '../copy.ts';

/** The bell is no part of the first screen: its place is kept. */
export const AlertsBell = lazyPart(async () => (await import('./alerts-bell.tsx')).AlertsBell, {
  waiting: <span className="size-(--control-h) shrink-0" />,
});

export const loadAlertsTab = () => import('./alerts-tab.tsx');

export const AlertsTab = lazyPart(async () => (await loadAlertsTab()).AlertsTab, {
  waiting: <Skeleton className="mt-8 h-64 w-full" />,
  failed: copy.failed,
});

import { lazyPart, Skeleton } from '#ui';
import { bellCopy as copy } from '../bell-copy.ts';

export const loadAlertsTab = () => import('./alerts-tab.tsx');

export const AlertsTab = lazyPart(async () => (await loadAlertsTab()).AlertsTab, {
  waiting: <Skeleton className="mt-8 h-64 w-full" />,
  failed: copy.failed,
});

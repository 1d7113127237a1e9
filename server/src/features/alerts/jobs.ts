import { analysisFinished } from '#features/analysis';
import { listHoldersOfAlerts } from '#features/plans';
import { type Subscription, subscribe } from '#platform/events';
import { watchCompany } from './watching/watch-company.ts';
import type { WatchDeps } from './watching/watch-deps.ts';

export function alertSubscriptions(deps: WatchDeps): Subscription[] {
  return [
    subscribe(
      analysisFinished,
      'alerts.watch-company',
      ({ companyId, promptId, userId }) => watchCompany(deps, { companyId, promptId, userId }),
      async (tx, analyses) => {
        const holders = await listHoldersOfAlerts(
          tx,
          analyses.map(({ userId }) => userId),
        );
        return analyses.filter(({ userId }) => holders.has(userId));
      },
    ),
  ];
}

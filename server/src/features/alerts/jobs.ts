import { analysisFinished } from '#features/analysis';
import { romeDay } from '#lib/rome-time';
import { type Subscription, subscribe } from '#platform/events';
import { listDueAnalyses } from './watching/list-due-analyses.ts';
import { watchCompany } from './watching/watch-company.ts';
import type { WatchDeps } from './watching/watch-deps.ts';

export function alertSubscriptions(deps: WatchDeps): Subscription[] {
  return [
    subscribe(
      analysisFinished,
      'alerts.watch-company',
      ({ companyId, userId }) => watchCompany(deps, { companyId, userId }),
      (tx, ended) => listDueAnalyses(tx, { ended, today: romeDay(deps.clock.now()) }),
    ),
  ];
}

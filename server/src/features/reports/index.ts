import type { Feature } from '#platform/context';
import type { ReportsDeps } from './reports-deps.ts';
import { reportRoutes } from './routes.ts';

export function createReportsFeature(deps: ReportsDeps): Feature {
  return { routes: reportRoutes(deps), jobs: [], subscriptions: [], stop: () => deps.reports.close() };
}

import type { Context, Feature } from '#platform/context';
import { monitoringRoutes } from './routes.ts';

export { refuseUnreachable } from './refuse-unreachable.ts';
export { exportFor } from './export-analyses.ts';
export { formatCursor, parseCursor } from './rules/answer-cursor.ts';
export { getCompanyHistory } from './trends/get-company-history.ts';
export { listCompanies } from './overview/list-companies.ts';
export { eraseListRevisions, prepareListVersion } from './store/list-revisions.ts';

/** What screens and exports read. */
export function createMonitoringFeature(deps: Pick<Context, 'db'>): Feature {
  return { routes: monitoringRoutes(deps), jobs: [], subscriptions: [] };
}

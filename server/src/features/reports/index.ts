import type { Feature } from '#platform/context';
import type { ReportsDeps } from './reports-deps.ts';
import { reportRoutes } from './routes.ts';

export { renderPdf } from './render-pdf.ts';
export { buildContentDisposition } from './rules/content-disposition.ts';

export function createReportsFeature(deps: ReportsDeps): Feature {
  return { routes: reportRoutes(deps), jobs: [], subscriptions: [], stop: () => deps.reports.close() };
}

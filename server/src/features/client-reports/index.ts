import type { Feature } from '#platform/context';
import type { ClientReportsDeps } from './client-reports-deps.ts';
import { clientReportJobs } from './jobs.ts';
import { clientReportRoutes } from './routes.ts';

export { exportFor } from './export-client-reports.ts';
export { REPORT_TOPIC, reportTopic } from './mailing/stop-report-mails.ts';

/** A page for a client of a company, made once and handed over as a file, by a link and by mail. */
export function createClientReportsFeature(deps: ClientReportsDeps): Feature {
  return { routes: clientReportRoutes(deps), jobs: clientReportJobs(deps), subscriptions: [] };
}

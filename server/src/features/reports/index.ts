import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-client-reports.ts';
import type { ClientReportsDeps } from './client-reports-deps.ts';
import { companyReportRoutes } from './company-report/routes.ts';
import { clientReportJobs } from './jobs.ts';
import { clientReportRoutes } from './routes.ts';

export { REPORT_TOPIC, reportTopic } from './mailing/stop-report-mails.ts';

/** What is handed over: a company's whole report, and a page for a client as a file, by a link and by mail. */
export function createReportsFeature(deps: ClientReportsDeps): Feature {
  return {
    routes: [...companyReportRoutes(deps), ...clientReportRoutes(deps)],
    jobs: clientReportJobs(deps),
    subscriptions: [],
    exportOrganisation,
    stop: () => deps.reports.close(),
  };
}

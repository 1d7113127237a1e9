import type { Feature } from '#platform/context';
import { exportOrganisation, exportPerson } from './export-alerts.ts';
import type { AlertsDeps } from './alerts-deps.ts';
import { alertJobs, alertSubscriptions } from './jobs.ts';
import { alertRoutes } from './routes.ts';

export { alertsChanged } from './alerts-changed.ts';
export type { MuteLinks } from './alerts-deps.ts';
export { createMuteLinks } from './muting/create-mute-links.ts';
export { createMailTopics } from './settings/create-mail-topics.ts';
export { countAlertsByCompany } from './store/alerts.ts';
export { type ChatAlerts, planChatAlerts } from './mailing/plan-chat-alerts.ts';
export { findMonday, lastDayOf, nextMonday, planMonday } from './rules/mondays/find-monday.ts';
export { listOwnSettings } from './settings/list-own-settings.ts';
export { linkAlert } from './rules/alert-links.ts';
export { findAlert } from './listing/find-alert.ts';
export { listAlerts } from './listing/list-alerts.ts';

/** What is proven to have changed is said once: which changes, to whom, when and where. */
export function createAlertsFeature(deps: AlertsDeps): Feature {
  return {
    routes: alertRoutes(deps),
    jobs: alertJobs(deps),
    subscriptions: alertSubscriptions(deps),
    exportPerson,
    exportOrganisation,
  };
}

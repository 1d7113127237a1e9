import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-webhooks.ts';
import { channelRoutes } from './channels/routes.ts';
import { integrationRoutes } from './automation/routes.ts';
import { webhookJobs, webhookSubscriptions } from './jobs.ts';
import { webhookRoutes } from './routes.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

export { nameChannel } from './channels/name-channel.ts';
export { eraseDeliveries } from './store/deliveries.ts';

/** What other programs are sent: customers' endpoints the events, the operator's webhook what is sent to it. */
export function createWebhooksFeature(deps: WebhooksDeps): Feature {
  return {
    routes: [...webhookRoutes(deps), ...channelRoutes(deps), ...integrationRoutes(deps)],
    jobs: webhookJobs(deps),
    subscriptions: webhookSubscriptions(deps),
    exportOrganisation,
  };
}

import type { Feature } from '#platform/context';
import { webhookJobs, webhookSubscriptions } from './jobs.ts';
import { webhookRoutes } from './routes.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

export { exportDeliveries, exportFor } from './export-webhooks.ts';
export { sendToOperator } from './send-to-operator.ts';
export { eraseDeliveries } from './store/deliveries.ts';
export type { WebhooksDeps } from './webhooks-deps.ts';

/** What other programs are told: customers' endpoints of what happened, the operator's of what is sent to it. */
export function createWebhooksFeature(deps: WebhooksDeps): Feature {
  return {
    routes: webhookRoutes(deps),
    jobs: webhookJobs(deps),
    subscriptions: webhookSubscriptions(deps),
  };
}

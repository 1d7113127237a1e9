import type { WebhooksDeps } from '#features/webhooks';

/** What is sent to the operator's webhook goes the way of all webhooks. */
export type IntegrationsDeps = WebhooksDeps;

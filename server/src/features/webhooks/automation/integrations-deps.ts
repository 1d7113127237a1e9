import type { WebhooksDeps } from '../webhooks-deps.ts';

/** What is sent to the operator's webhook goes the way of all webhooks. */
export type IntegrationsDeps = WebhooksDeps;

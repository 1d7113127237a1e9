export { createWebhookSender } from './create-webhook-sender.ts';
export { makeSecret } from './make-secret.ts';
export { signMessage } from './sign-message.ts';
export type { PostFault, PostOutcome, WebhookSender } from './webhook-sender.ts';

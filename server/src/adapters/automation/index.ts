export type { AutomationWebhook, Delivery } from './automation-webhook.ts';
export { createAutomationWebhook } from './create-automation-webhook.ts';

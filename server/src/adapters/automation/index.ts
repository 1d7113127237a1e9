export type { AutomationWebhook } from './automation-webhook.ts';
export { createAutomationWebhook } from './create-automation-webhook.ts';

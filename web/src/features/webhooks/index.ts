export { WebhookList } from './components/webhook-list.tsx';
export { VerifyHelp } from './components/verify-help.tsx';

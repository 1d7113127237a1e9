import { VerifyHelp, WebhookList } from '#features/webhooks';

export function WebhooksTab() {
  return (
    <div className="grid gap-5">
      <WebhookList />
      <VerifyHelp />
    </div>
  );
}

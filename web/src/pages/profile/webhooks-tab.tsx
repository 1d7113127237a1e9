import { VerifyHelp, WebhookList } from '#features/webhooks';

export function WebhooksTab() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <WebhookList />
      <VerifyHelp />
    </div>
  );
}

import type { AutomationWebhook } from '#adapters/automation';
import type { WebhookSender } from '#adapters/webhooks';
import type { MuteLinks } from '#features/alerts';
import type { Context } from '#platform/context';
import type { Sealer } from '#platform/secrets';

export interface WebhooksDeps extends Context {
  /** The operator's own; null where there is none. */
  readonly automation: AutomationWebhook | null;
  readonly sender: WebhookSender;
  readonly sealer: Sealer;
  readonly muteLinks: MuteLinks;
  readonly settings: {
    readonly appUrl: string;
    /** The demo engine answers. */
    readonly isDemo: boolean;
  };
}

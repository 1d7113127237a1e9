import type { AutomationWebhook } from '#adapters/automation';
import type { ClientDocuments } from '#adapters/client-documents';
import type { AnswerEngine, StructuredModel } from '#adapters/engines';
import type { Mailer } from '#adapters/mailer';
import type { Payments } from '#adapters/payments';
import type { ReportRenderer } from '#adapters/pdf';
import type { Reader } from '#adapters/reader';
import type { SiteReader } from '#adapters/site-reader';
import type { WebhookSender } from '#adapters/webhooks';

/** Third parties, real or embedded. */
export interface Adapters {
  /** Null where the operator names none. */
  readonly automation: AutomationWebhook | null;
  readonly clientDocuments: ClientDocuments;
  readonly engines: readonly AnswerEngine[];
  /** Null: the rules read alone. */
  readonly reader: Reader | null;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly reports: ReportRenderer;
  readonly siteReader: SiteReader;
  readonly webhookSender: WebhookSender;
  /** Writes suggestions and task lists; null: the rules write alone. */
  readonly writer: StructuredModel | null;
}

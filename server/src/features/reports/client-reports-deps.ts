import type { ReportRenderer } from '#adapters/pdf';
import type { UnsubscribeLinks } from '#features/emails';
import type { Context } from '#platform/context';

export interface ClientReportsDeps extends Context {
  readonly reports: ReportRenderer;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly settings: { readonly appUrl: string };
}

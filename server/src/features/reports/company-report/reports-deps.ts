import type { ReportRenderer } from '#adapters/pdf';
import type { Context } from '#platform/context';

export interface ReportsDeps extends Context {
  readonly reports: ReportRenderer;
}

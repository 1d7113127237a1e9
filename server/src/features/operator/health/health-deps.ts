import type { Mailer } from '#adapters/mailer';
import type { PaymentProvider } from '#adapters/payments';
import type { AnalysisFeatureDeps } from '#features/analysis';
import type { Context } from '#platform/context';

export interface HealthDeps extends Context, Pick<AnalysisFeatureDeps, 'engines'> {
  /** Whether a model reads the answers. */
  readonly hasReader: boolean;
  /** Calls to one engine at a time, over all processes. */
  readonly engineConcurrency: number;
  readonly policy: {
    readonly engineTimeoutMs: number;
    /** US cents a Rome day for all users; null = no limit. */
    readonly dailyBudgetCents: number | null;
    /** Customers are shown what the demo engine invents. */
    readonly showsInventedAnswers: boolean;
    /** Euros for one dollar. */
    readonly eurPerUsd: number;
  };
  readonly mailer: Pick<Mailer, 'kind'>;
  readonly paymentProvider: PaymentProvider['id'];
}

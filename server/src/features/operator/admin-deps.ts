import type { AnalysisDeps, AnalysisFeatureDeps } from '#features/analysis';
import type { MailSenderDeps } from '#features/emails';
import type { SessionId, UserId } from '#lib/ids';

/** What the composition root gives to the feature. */
export interface AdminFeatureDeps extends AnalysisFeatureDeps, Pick<MailSenderDeps, 'mailer' | 'settings'> {
  /** Calls to one engine at a time, over all processes. */
  readonly engineConcurrency: number;
  /** US cents a Rome day for all users; null = no limit. */
  readonly dailyBudgetCents: number | null;
  /** Euros for one dollar. */
  readonly eurPerUsd: number;
  readonly schedulerTickSeconds: number;
}

/** What the feature's use cases work with. */
export type AdminDeps = AdminFeatureDeps & AnalysisDeps;

/** The administrator who acts. */
export interface Administrator {
  readonly userId: UserId;
  readonly sessionId: SessionId;
}

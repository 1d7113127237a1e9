import type { AnalysisDeps, AnalysisFeatureDeps } from '#features/analysis';
import type { MailSenderDeps } from '#features/emails';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** What the composition root gives to the feature. */
export interface AdminFeatureDeps extends AnalysisFeatureDeps, Pick<MailSenderDeps, 'mailer' | 'settings'> {
  /** Calls to one engine at a time, over all processes. */
  readonly engineConcurrency: number;
  /** US cents a Rome day for all users; null = no limit. */
  readonly dailyBudgetCents: number | null;
  /** Euros for one dollar. */
  readonly eurPerUsd: number;
  readonly schedulerTickSeconds: number;
  /** What features count of their own for the panel. */
  readonly counters: Counters;
}

interface Counters {
  /** Task lists first prepared from one moment until before another. */
  readonly countTaskListsPrepared: (db: Queryable, period: { from: Date; until: Date }) => Promise<number>;
  /** Proposed prompts that accounts keep; who has none is left out. */
  readonly countSuggestions: (
    db: Queryable,
    asked: { userIds: readonly AccountId[]; now: Date },
  ) => Promise<{ userId: AccountId; suggestions: number }[]>;
}

/** What the feature's use cases work with. */
export type AdminDeps = AdminFeatureDeps & AnalysisDeps;

/** The administrator who acts. */
export interface Administrator {
  readonly userId: UserId;
  readonly sessionId: SessionId;
}

import type { AnswerEngine } from '#adapters/engines';
import type { SiteReader } from '#adapters/site-reader';
import type { GuardedCallDeps } from '#features/engine-calls';
import type { Context } from '#platform/context';

export interface VisitorAnswersDeps extends Context, GuardedCallDeps {
  readonly siteReader: SiteReader;
  readonly engines: readonly AnswerEngine[];
  readonly engineTimeoutMs: number;
  /** The visitors' own part of the day's money, in US cents. */
  readonly visitorBudgetCents: number;
  /** Whether visitors are shown answers here at all. */
  readonly isOffered: boolean;
}

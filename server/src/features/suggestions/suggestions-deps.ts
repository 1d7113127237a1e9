import type { StructuredModel } from '#adapters/engines';
import type { SiteReader } from '#adapters/site-reader';
import type { Context } from '#platform/context';

export interface SuggestionsDeps extends Context {
  readonly siteReader: SiteReader;
  /** Null: the rules write alone. */
  readonly writer: StructuredModel | null;
  readonly policy: {
    /** US cents a Rome day for all users; null = no limit. */
    readonly dailyBudgetCents: number | null;
  };
}

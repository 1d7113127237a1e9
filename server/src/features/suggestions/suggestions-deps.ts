import type { Writer } from '#adapters/engines';
import type { SiteReader } from '#adapters/site-reader';
import type { Context } from '#platform/context';

export interface SuggestionsDeps extends Context {
  readonly siteReader: SiteReader;
  /** Null: the rules write alone. */
  readonly writer: Writer | null;
}

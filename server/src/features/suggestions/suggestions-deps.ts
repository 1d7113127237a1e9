import type { SiteReader } from '#adapters/site-reader';
import type { Writer } from '#features/engine-calls';
import type { Context } from '#platform/context';

export interface SuggestionsDeps extends Context {
  readonly siteReader: SiteReader;
  /** Null: the rules write alone. */
  readonly writer: Writer | null;
}

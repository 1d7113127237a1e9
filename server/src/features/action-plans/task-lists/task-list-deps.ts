import type { Writer } from '#adapters/engines';
import type { SiteReader } from '#adapters/site-reader';
import type { Context } from '#platform/context';

/** What building a list takes; reading one takes the context alone. */
export interface TaskListDeps extends Pick<Context, 'db' | 'clock' | 'live' | 'log'> {
  /** Null: the rules write alone. */
  readonly writer: Writer | null;
  readonly siteReader: SiteReader;
}

import type { SiteReader } from '#adapters/site-reader';
import type { Context } from '#platform/context';

export interface OwnSiteDeps extends Context {
  readonly siteReader: SiteReader;
  readonly settings: { readonly appUrl: string };
}

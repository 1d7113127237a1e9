import type { Context } from '#platform/context';

export interface OwnSiteDeps extends Context {
  readonly settings: { readonly appUrl: string };
}

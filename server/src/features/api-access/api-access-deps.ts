import type { Context } from '#platform/context';

export interface ApiAccessDeps extends Context {
  readonly settings: { readonly appUrl: string };
}

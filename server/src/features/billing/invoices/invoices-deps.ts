import type { Context } from '#platform/context';

export interface InvoicesDeps extends Context {
  readonly settings: { readonly appUrl: string };
}

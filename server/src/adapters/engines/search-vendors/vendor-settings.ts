import type { DataforseoSettings } from './dataforseo/ask-task.ts';
import type { SerpapiSettings } from './serpapi/get-search.ts';

/** The vendors of search pages this deployment has access to; null = no access. */
export interface SearchVendors {
  readonly dataforseo: DataforseoSettings | null;
  readonly serpapi: SerpapiSettings | null;
}

import type { ClientDocuments } from '#adapters/client-documents';
import type { ApiAccessDeps } from './api-access-deps.ts';

/** What consent and tokens need beside the rest: who reads what clients publish of themselves. */
export interface OAuthDeps extends ApiAccessDeps {
  readonly clientDocuments: ClientDocuments;
}

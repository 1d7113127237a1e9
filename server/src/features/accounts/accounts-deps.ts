import type { SessionsDeps } from './sessions-deps.ts';
import type { SupportDeps } from './support-deps.ts';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Accounts need what sessions need: verifying an address signs in, and links in mails lead to the same address of the product. */
export interface AccountsDeps extends SessionsDeps, SupportDeps {
  readonly settings: SessionsDeps['settings'] & SupportDeps['settings'];
  /** Asked of the features above, which own the companies. */
  readonly listNamesOfCompanies: (db: Queryable, accountId: AccountId) => Promise<string[]>;
}

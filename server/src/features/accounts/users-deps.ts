import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { PlanStatus } from './rules/public-user.ts';

export interface UsersDeps {
  readonly settings: {
    /** Addresses whose verified owners are administrators. */
    readonly adminEmails: readonly string[];
  };
  /** Asked of the features above, which sell plans. */
  readonly getPlanStatus: (db: Queryable, accountId: AccountId) => Promise<PlanStatus>;
}

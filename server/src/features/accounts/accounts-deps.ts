import type { UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/db';
import type { PlanStatus } from './rules/public-user.ts';

export interface AccountsSettings {
  /** Public address of the product; the only source of links in mails. */
  readonly appUrl: string;
  /** Addresses whose verified owners are administrators. */
  readonly adminEmails: readonly string[];
  /** Root of all token keys. */
  readonly jwtSecret: string;
  readonly accessTtlSeconds: number;
  /** Longest life of a sign-in, however often it is refreshed. */
  readonly refreshTtlSeconds: number;
  /** How long after a rotation the token before it may be presented again. */
  readonly refreshGraceSeconds: number;
}

export interface AccountsDeps extends Context {
  readonly settings: AccountsSettings;
  /** Asked of the features above, which sell. */
  readonly getPlanStatus: (db: Queryable, userId: UserId) => Promise<PlanStatus>;
}

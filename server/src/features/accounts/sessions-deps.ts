import type { UsersDeps } from './users-deps.ts';
import type { Context } from '#platform/context';

interface SessionsSettings {
  /** Public address of the product; the only source of links in mails. */
  readonly appUrl: string;
  /** Root of all token keys. */
  readonly jwtSecret: string;
  readonly accessTtlSeconds: number;
  /** Longest life of a sign-in, however often it is refreshed. */
  readonly refreshTtlSeconds: number;
  /** How long after a rotation the token before it may be presented again. */
  readonly refreshGraceSeconds: number;
}

export interface SessionsDeps extends Context, UsersDeps {
  readonly settings: UsersDeps['settings'] & SessionsSettings;
}

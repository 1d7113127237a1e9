import type { User } from '@citato/contract';
import type { Config } from '#app/config';
import type { App } from '#app/create-app';
import { openVerifiedAccount, refreshCookie } from '#features/accounts';
import { getPlanStatus } from '#features/billing';
import { withTransaction } from '#platform/db';
import { getOwnProfile } from '../src/features/accounts/get-own-profile.ts';
import { startSession } from '../src/features/accounts/start-session.ts';

/** A verified account with a session, as its browser knows it. */
export interface SignedInUser {
  readonly user: User;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly cookies: Record<string, string>;
}

/** What a test's browser says of itself. */
const BROWSER = { userAgent: null, network: '127.0.0.1', refreshToken: null };

/** Writes an account and its session through the feature's own code, for tests that begin with somebody signed in. */
export async function openSignedInAccount(
  { app: { ctx }, config }: { app: App; config: Config },
  { email, password, firstName }: { email: string; password: string; firstName: string },
): Promise<SignedInUser> {
  const { appUrl, adminEmails, JWT_SECRET: jwtSecret } = config;
  if (jwtSecret === null) throw new Error('Tests name the secret that sessions are signed with');
  const settings = {
    appUrl,
    adminEmails,
    jwtSecret,
    accessTtlSeconds: config.ACCESS_TTL_S,
    refreshTtlSeconds: config.REFRESH_TTL_S,
    refreshGraceSeconds: config.REFRESH_GRACE_S,
  };
  const createdAt = ctx.clock.now();
  const names = { firstName, lastName: 'Bianchi' };
  const userId = await openVerifiedAccount(ctx, { email, password, ...names, createdAt });
  const { accessToken, refreshToken } = await withTransaction(ctx.db, (tx) =>
    startSession({ clock: ctx.clock, settings }, tx, { userId, signedInBy: 'password', browser: BROWSER }),
  );
  const user = await getOwnProfile({ db: ctx.db, settings, getPlanStatus }, { userId });
  return { user, email, password, accessToken, cookies: { [refreshCookie(appUrl).name]: refreshToken } };
}

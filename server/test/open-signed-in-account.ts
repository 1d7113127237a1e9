import type { User } from '@citato/contract';
import type { Config } from '#app/config';
import type { App } from '#app/create-app';
import { getPlanStatus } from '#features/billing';
import { refreshCookie } from '#features/accounts';
import { newId, toId, type UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { getOwnProfile } from '../src/features/accounts/get-own-profile.ts';
import { startSession } from '../src/features/accounts/sessions/start-session.ts';
import { hashPassword } from '../src/features/accounts/users/hash-password.ts';
import { normaliseEmail } from '../src/features/accounts/rules/email-address.ts';
import { upsertVerifiedUser } from '../src/features/accounts/users/store/users.ts';

/** A verified account with a session, as its browser knows it. */
export interface SignedInUser {
  readonly user: User;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly cookies: Record<string, string>;
}

/** A hash is made slow to compute on purpose, and most accounts of tests have the same password. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** What a test's browser says of itself. */
const BROWSER = { userAgent: null, network: '127.0.0.1', refreshToken: null };

/** Writes an account and its session through the feature's own code, for tests that begin with somebody signed in. */
export async function openSignedInAccount(
  { app: { ctx }, config }: { app: App; config: Config },
  { email, password, firstName }: { email: string; password: string; firstName: string },
): Promise<SignedInUser> {
  const settings = readSettings(config);
  const createdAt = ctx.clock.now();
  const names = { firstName, lastName: 'Bianchi' };
  const account = {
    ...names,
    email: normaliseEmail(email),
    passwordHash: await hashOnce(password),
    createdAt,
  };
  const { userId, accountId, accessToken, refreshToken } = await withTransaction(ctx.db, async (tx) => {
    const userId = await upsertVerifiedUser(tx, { id: newId<UserId>(), ...account, updatedAt: createdAt });
    const session = { userId, signedInBy: 'password', browser: BROWSER } as const;
    return { userId, ...(await startSession({ clock: ctx.clock, settings }, tx, session)) };
  });
  const user = await getOwnProfile(
    { db: ctx.db, settings: { ...settings, supportEmail: null }, getPlanStatus },
    { userId, accountId },
  );
  return { user, email, password, accessToken, cookies: cookiesOf(settings, refreshToken) };
}

/** Writes another session of somebody whose token has run out; what is known of the person stays as it was. */
export async function renewSession(
  { app: { ctx }, config }: { app: App; config: Config },
  person: SignedInUser,
): Promise<SignedInUser> {
  const settings = readSettings(config);
  const userId = toId<UserId>(person.user.id);
  const { accessToken, refreshToken } = await withTransaction(ctx.db, (tx) =>
    startSession({ clock: ctx.clock, settings }, tx, { userId, signedInBy: 'password', browser: BROWSER }),
  );
  return { ...person, accessToken, cookies: cookiesOf(settings, refreshToken) };
}

function readSettings(config: Config) {
  const { appUrl, adminEmails, JWT_SECRET: jwtSecret } = config;
  if (jwtSecret === null) throw new Error('Tests name the secret that sessions are signed with');
  return {
    appUrl,
    adminEmails,
    jwtSecret,
    accessTtlSeconds: config.ACCESS_TTL_S,
    refreshTtlSeconds: config.REFRESH_TTL_S,
    refreshGraceSeconds: config.REFRESH_GRACE_S,
  };
}

function cookiesOf({ appUrl }: { appUrl: string }, refreshToken: string): Record<string, string> {
  return { [refreshCookie(appUrl).name]: refreshToken };
}

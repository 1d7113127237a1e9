import { AppError } from '#lib/app-error';
import type { Authenticate } from '#platform/http';
import type { AccountsDeps } from './accounts-deps.ts';
import { isAdministrator } from './rules/administrator.ts';
import { readAccessToken } from './sign-access-token.ts';
import { findSignedInUser } from './store/sessions.ts';

/** Tells who holds a bearer token. The session is read every time: a revoked one is dead at the next request. */
export function createAuthenticate({
  db,
  clock,
  settings,
}: Pick<AccountsDeps, 'db' | 'clock' | 'settings'>): Authenticate {
  return async (bearer) => {
    if (bearer === null) throw new AppError('accounts.unauthenticated');
    const now = clock.now();
    const token = await readAccessToken({ secret: settings.jwtSecret, token: bearer, now });
    const { userId, sessionId, expiresAt } = token;
    const user = await findSignedInUser(db, { sid: sessionId, userId, now });
    if (user === null) throw new AppError('accounts.unauthenticated');
    const isAdmin = isAdministrator({ ...user, adminEmails: settings.adminEmails });
    return { userId, sessionId, isAdmin, tokenExpiresAt: expiresAt };
  };
}

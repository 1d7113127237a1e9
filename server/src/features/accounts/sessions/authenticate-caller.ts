import { isAdministrator } from '../rules/administrator.ts';
import { readRole } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { Authenticate } from '#platform/http';
import { createClaimsCache } from './cache-claims.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { prepareSignedInUser } from './store.ts';

/**
 * Finds who a bearer token belongs to. The session is read every time: a revoked one is refused from the next request
 * on.
 */
export function createAuthenticate({
  db,
  clock,
  settings,
}: Pick<SessionsDeps, 'db' | 'clock' | 'settings'>): Authenticate {
  const readToken = createClaimsCache(settings.jwtSecret);
  const findSignedInUser = prepareSignedInUser(db);
  return async (bearer) => {
    if (bearer === null) throw new AppError('accounts.unauthenticated');
    const now = clock.now();
    const { userId, sessionId, expiresAt } = await readToken({ token: bearer, now });
    const user = await findSignedInUser({ sid: sessionId, userId, now });
    if (user === null) throw new AppError('accounts.unauthenticated');
    const isAdmin = isAdministrator({ ...user, adminEmails: settings.adminEmails });
    const { accountId, companyIds } = user;
    return {
      userId,
      personId: userId,
      accountId,
      role: readRole(user.role),
      viewer: { accountId, companyIds },
      sessionId,
      isAdmin,
      tokenExpiresAt: expiresAt,
    };
  };
}

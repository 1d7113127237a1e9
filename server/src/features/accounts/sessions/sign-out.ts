import { readRefreshToken } from './derive-refresh-token.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { deleteSession } from './store.ts';

/** Ends the sign-in a refresh token belongs to, whatever its generation; for an unknown token nothing happens. */
export async function signOut(
  { db, settings }: Pick<SessionsDeps, 'db' | 'settings'>,
  { refreshToken }: { refreshToken: string | null },
): Promise<void> {
  const presented =
    refreshToken === null ? null : readRefreshToken({ secret: settings.jwtSecret, token: refreshToken });
  if (presented !== null) await deleteSession(db, presented.sessionId);
}

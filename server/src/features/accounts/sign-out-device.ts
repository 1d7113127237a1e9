import type { AccountsDeps } from './accounts-deps.ts';
import { readRefreshToken } from './derive-refresh-token.ts';
import { deleteSession } from './store/sessions.ts';

/** Ends the sign-in a refresh token belongs to, of whatever generation; an unknown token has nothing to end. */
export async function signOutDevice(
  { db, settings }: Pick<AccountsDeps, 'db' | 'settings'>,
  { refreshToken }: { refreshToken: string | null },
): Promise<void> {
  const presented =
    refreshToken === null ? null : readRefreshToken({ secret: settings.jwtSecret, token: refreshToken });
  if (presented !== null) await deleteSession(db, presented.sessionId);
}

import type { Feature } from '#platform/context';
import { sessionRoutes } from './routes.ts';
import type { SessionsDeps } from './sessions-deps.ts';

export { createAuthenticate } from './authenticate-caller.ts';
export { createSessionCookie } from './create-session-cookie.ts';
export { createToken, hashToken } from './create-token.ts';
export { refreshCookie, registrationCookie } from './rules/cookies.ts';
export { idleSince } from './rules/session-life.ts';
export type { SessionsDeps } from './sessions-deps.ts';
export { type Browser, type SignedInDevice, startSession } from './start-session.ts';
export { deleteExpiredSessions, deleteSessionsOf, listSessionsOf } from './store.ts';

export function createSessionsFeature(deps: SessionsDeps): Feature {
  return { routes: sessionRoutes(deps), jobs: [], subscriptions: [] };
}

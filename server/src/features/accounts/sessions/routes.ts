import { api } from '@citato/contract';
import { type SessionId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { createSessionCookie } from './create-session-cookie.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** How a browser gets a session, keeps and ends it. */
export function sessionRoutes(deps: SessionsDeps): RouteImplementation[] {
  const cookie = createSessionCookie(deps.settings);

  return [
    implement(api.signIn, async ({ body, http, reply }) => {
      const browser = cookie.readBrowser(http);
      const { device, user } = await signIn(deps, { ...body, browser });
      cookie.set(reply, device);
      return { status: 200, body: { accessToken: device.accessToken, user } };
    }),

    implement(api.refreshSession, async ({ http, reply }) => {
      const device = await refreshSession(deps, { refreshToken: cookie.read(http) });
      cookie.set(reply, device);
      return { status: 200, body: { accessToken: device.accessToken } };
    }),

    implement(api.signOut, async ({ http, reply }) => {
      await signOut(deps, { refreshToken: cookie.read(http) });
      cookie.clear(reply);
      return { status: 204 };
    }),

    implement(api.listSessions, async ({ caller }) => ({
      status: 200,
      body: await listSessions(deps, caller),
    })),

    implement(api.endSession, async ({ params, caller }) => {
      await endSession(deps, { userId: caller.userId, sessionId: toId<SessionId>(params.sessionId) });
      return { status: 204 };
    }),
  ];
}

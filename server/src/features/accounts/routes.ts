import type {} from '@fastify/cookie';
import { ACCOUNT_MESSAGES, api } from '@citato/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RouteImplementation, implement } from '#platform/http';
import type { AccountsDeps } from './accounts-deps.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { refreshSession } from './refresh-session.ts';
import { VERIFICATION_TTL_SECONDS, registerAccount } from './register-account.ts';
import { refreshCookie, registrationCookie } from './rules/cookies.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signOutDevice } from './sign-out-device.ts';
import type { Browser, SignedInDevice } from './start-session.ts';
import { verifyEmail } from './verify-email.ts';

export function accountRoutes(deps: AccountsDeps): RouteImplementation[] {
  const refresh = refreshCookie(deps.settings.appUrl);
  const registration = registrationCookie(deps.settings.appUrl);

  const readRefreshCookie = (http: FastifyRequest) => http.cookies[refresh.name] ?? null;
  const readBrowser = (http: FastifyRequest): Browser => ({
    userAgent: http.headers['user-agent'] ?? null,
    refreshToken: readRefreshCookie(http),
  });
  const keepSignedIn = (reply: FastifyReply, device: SignedInDevice) =>
    reply.setCookie(refresh.name, device.refreshToken, { ...refresh.attributes, expires: device.expiresAt });

  return [
    implement(api.register, async ({ body, reply }) => {
      const { nonce } = await registerAccount(deps, body);
      reply.setCookie(registration.name, nonce, {
        ...registration.attributes,
        maxAge: VERIFICATION_TTL_SECONDS,
      });
      return { status: 201, body: { message: ACCOUNT_MESSAGES.registered } };
    }),

    implement(api.verifyEmail, async ({ body, http, reply }) => {
      const nonce = http.cookies[registration.name] ?? null;
      const verification = await verifyEmail(deps, { token: body.token, nonce, browser: readBrowser(http) });
      if (verification.outcome === 'already_verified') {
        return { status: 200, body: { message: ACCOUNT_MESSAGES.alreadyVerified } };
      }
      if (verification.signedIn === null) {
        return { status: 200, body: { message: ACCOUNT_MESSAGES.verified } };
      }
      const { device, user } = verification.signedIn;
      keepSignedIn(reply, device);
      reply.clearCookie(registration.name, registration.attributes);
      const message = ACCOUNT_MESSAGES.verifiedAndSignedIn;
      return { status: 200, body: { message, accessToken: device.accessToken, user } };
    }),

    implement(api.login, async ({ body, http, reply }) => {
      const { device, user } = await signInWithPassword(deps, { ...body, browser: readBrowser(http) });
      keepSignedIn(reply, device);
      return { status: 200, body: { accessToken: device.accessToken, user } };
    }),

    implement(api.refresh, async ({ http, reply }) => {
      const device = await refreshSession(deps, { refreshToken: readRefreshCookie(http) });
      keepSignedIn(reply, device);
      return { status: 200, body: { accessToken: device.accessToken } };
    }),

    implement(api.logout, async ({ http, reply }) => {
      await signOutDevice(deps, { refreshToken: readRefreshCookie(http) });
      reply.clearCookie(refresh.name, refresh.attributes);
      return { status: 204 };
    }),

    implement(api.me, async ({ caller }) => ({
      status: 200,
      body: await getOwnProfile(deps, { userId: caller.userId }),
    })),
  ];
}

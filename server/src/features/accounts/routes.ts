import { ACCOUNT_MESSAGES, api } from '@citato/contract';
import { createSessionCookie } from './sessions/create-session-cookie.ts';
import { registrationCookie } from './sessions/rules/cookies.ts';
import { type RouteImplementation, implement } from '#platform/http';
import { clientNetwork } from '#platform/limits';
import type { AccountsDeps } from './accounts-deps.ts';
import { changePassword } from './passwords/change-password.ts';
import { checkResetToken } from './passwords/check-reset-token.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { VERIFICATION_TTL_SECONDS, registerAccount } from './registration/register-account.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resendVerification } from './registration/resend-verification.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './registration/verify-email.ts';

export function accountRoutes(deps: AccountsDeps): RouteImplementation[] {
  return [...registrationRoutes(deps), ...mailLinkRoutes(deps), ...ownAccountRoutes(deps)];
}

/** From the form of registration to a verified address. */
function registrationRoutes(deps: AccountsDeps): RouteImplementation[] {
  const session = createSessionCookie(deps.settings);
  const registration = registrationCookie(deps.settings.appUrl);

  return [
    implement(api.registerAccount, async ({ body, http, reply }) => {
      const { nonce } = await registerAccount(deps, { ...body, network: clientNetwork(http.ip) });
      reply.setCookie(registration.name, nonce, {
        ...registration.attributes,
        maxAge: VERIFICATION_TTL_SECONDS,
      });
      return { status: 201, body: { message: ACCOUNT_MESSAGES.registered } };
    }),

    implement(api.verifyEmail, async ({ body, http, reply }) => {
      const nonce = http.cookies[registration.name] ?? null;
      const { token, newPassword = null } = body;
      const browser = session.readBrowser(http);
      const verification = await verifyEmail(deps, { token, nonce, newPassword, browser });
      if (verification.outcome === 'already_verified') {
        return { status: 200, body: { message: ACCOUNT_MESSAGES.alreadyVerified } };
      }
      if (verification.outcome === 'password_needed') {
        return { status: 200, body: { passwordNeeded: true } };
      }
      if (verification.signedIn === null) {
        return { status: 200, body: { message: ACCOUNT_MESSAGES.verified } };
      }
      const { device, user } = verification.signedIn;
      session.set(reply, device);
      reply.clearCookie(registration.name, registration.attributes);
      const message = ACCOUNT_MESSAGES.verifiedAndSignedIn;
      return { status: 200, body: { message, accessToken: device.accessToken, user } };
    }),
  ];
}

/** What goes by mail to whoever owns the address. */
function mailLinkRoutes(deps: AccountsDeps): RouteImplementation[] {
  return [
    implement(api.resendVerification, async ({ body, http }) => {
      await resendVerification(deps, { ...body, network: clientNetwork(http.ip) });
      return { status: 200, body: { message: ACCOUNT_MESSAGES.verificationResent } };
    }),

    implement(api.requestPasswordReset, async ({ body, http }) => {
      await requestPasswordReset(deps, { ...body, network: clientNetwork(http.ip) });
      return { status: 200, body: { message: ACCOUNT_MESSAGES.resetRequested } };
    }),

    implement(api.checkResetToken, async ({ body, http }) => ({
      status: 200,
      body: await checkResetToken(deps, { ...body, network: clientNetwork(http.ip) }),
    })),

    implement(api.resetPassword, async ({ body, http }) => {
      await resetPassword(deps, { ...body, network: clientNetwork(http.ip) });
      return { status: 200, body: { message: ACCOUNT_MESSAGES.passwordReset } };
    }),
  ];
}

/** What the owner of an account sees and changes of it. */
function ownAccountRoutes(deps: AccountsDeps): RouteImplementation[] {
  return [
    implement(api.getOwnProfile, async ({ caller }) => ({
      status: 200,
      body: await getOwnProfile(deps, caller),
    })),

    implement(api.updateProfile, async ({ body, caller }) => ({
      status: 200,
      body: await updateProfile(deps, { ...body, userId: caller.userId, accountId: caller.accountId }),
    })),

    implement(api.changePassword, async ({ body, caller }) => {
      await changePassword(deps, { ...body, ...caller });
      return { status: 200, body: { message: ACCOUNT_MESSAGES.passwordChanged } };
    }),
  ];
}

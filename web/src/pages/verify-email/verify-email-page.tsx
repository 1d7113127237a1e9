import { PAGES } from '@citato/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  forgetPendingPlan,
  isPaidPlan,
  NarrowFrame,
  readPendingPlan,
  useKeptToken,
  Verification,
  VerificationWaiting,
  VerifiedElsewhere,
} from '#features/accounts';
import { useSession, type Session } from '#lib/session/session-store';

const route = getRouteApi('/verify-email');

export function VerifyEmailPage() {
  const { email, token: inAddress, plan: chosen } = route.useSearch();
  const session = useSession();
  const navigate = useNavigate();
  const token = useKeptToken({
    token: inAddress,
    onTaken: () => void navigate({ to: '/verify-email', search: { email, plan: chosen }, replace: true }),
  });
  const plan = chosen ?? readPendingPlan() ?? 'free';

  const leave = () => {
    if (!isPaidPlan(plan)) {
      forgetPendingPlan();
      void navigate({ to: '/login' });
      return;
    }
    // The login forwards who is signed in already; the plan is kept until it is paid for.
    void navigate({ to: '/login', search: { redirect: PAGES.checkout, plan } });
  };
  return (
    <NarrowFrame>
      {token !== undefined ? (
        <Verification token={token} email={email} plan={plan} onLeave={leave} />
      ) : isVerified({ session, email }) ? (
        <VerifiedElsewhere plan={plan} onLeave={leave} />
      ) : (
        <VerificationWaiting email={email} plan={plan} />
      )}
    </NarrowFrame>
  );
}

/** Whether the address whose mail is waited for is that of who is signed in here. */
function isVerified({ session, email }: { session: Session; email: string | undefined }): boolean {
  if (session.status !== 'signed-in' || !session.user.emailVerified) return false;
  return email === undefined || email.trim().toLowerCase() === session.user.email.toLowerCase();
}

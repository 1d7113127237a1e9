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
} from '#features/accounts';

const route = getRouteApi('/verify-email');

export function VerifyEmailPage() {
  const { email, token: inAddress, plan: chosen } = route.useSearch();
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
      {token === undefined ? (
        <VerificationWaiting email={email} plan={plan} />
      ) : (
        <Verification token={token} email={email} plan={plan} onLeave={leave} />
      )}
    </NarrowFrame>
  );
}

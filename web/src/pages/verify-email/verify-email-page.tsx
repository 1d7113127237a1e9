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
    forgetPendingPlan();
    void navigate({ to: '/login', search: isPaidPlan(plan) ? { plan } : {} });
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

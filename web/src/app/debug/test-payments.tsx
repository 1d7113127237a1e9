import { useConfig } from '#features/config';
import { NotFoundPage } from '#pages/not-found';
import { TestPaymentsPage } from '#pages/test-payments';
import { useSession } from '#lib/session/session-store';
import { SignedInFrame } from '../routes/signed-in-frame.tsx';

/** Test runs of the payments: for administrators, and only where they are switched on. */
export function TestPayments() {
  const session = useSession();
  const { data: config } = useConfig();
  if (session.status !== 'signed-in') return null;
  if (config?.debugRoutes === false) return <NotFoundPage />;
  return (
    <SignedInFrame>
      <TestPaymentsPage isAdmin={session.user.isAdmin} provider={config?.payments.provider ?? null} />
    </SignedInFrame>
  );
}

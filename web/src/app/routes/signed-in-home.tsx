import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DashboardPage } from '#pages/dashboard';
import { lazyPart } from '#ui';
import { useSession } from '#lib/session/session-store';
import { awaitedPurchaseKey, readStored } from '#lib/storage';
import { SignedInFrame } from './signed-in-frame.tsx';

const PaymentReturn = lazyPart(async () => (await import('#features/billing')).PaymentReturn);

export function SignedInHome() {
  const { payment, ...search } = useSearch({ from: '/' });
  const session = useSession();
  const navigate = useNavigate();
  // Stays when the payment mark is removed from the address: the plan may still be on its way.
  const [isBack, setIsBack] = useState(false);
  if (payment !== undefined && !isBack) setIsBack(true);
  const [isAwaited] = useState(
    () => session.status === 'signed-in' && readStored(awaitedPurchaseKey(session.user.id)) !== null,
  );
  return (
    <SignedInFrame>
      <DashboardPage />
      {(isBack || isAwaited) && (
        <PaymentReturn onTaken={isBack ? () => void navigate({ to: '/', search, replace: true }) : null} />
      )}
    </SignedInFrame>
  );
}

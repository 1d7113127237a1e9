import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DashboardPage } from '#pages/dashboard';
import { lazyPart } from '#ui';
import { SignedInFrame } from './signed-in-frame.tsx';

const PaymentReturn = lazyPart(async () => (await import('#features/checkout')).PaymentReturn);

export function SignedInHome() {
  const { payment, ...search } = useSearch({ from: '/' });
  const navigate = useNavigate();
  // Stays when the mark has left the address: the plan may still be on its way.
  const [isBack, setIsBack] = useState(false);
  if (payment !== undefined && !isBack) setIsBack(true);
  return (
    <SignedInFrame>
      <DashboardPage />
      {isBack && <PaymentReturn onTaken={() => void navigate({ to: '/', search, replace: true })} />}
    </SignedInFrame>
  );
}

import { DashboardPage } from '#pages/dashboard';
import { SignedInFrame } from './signed-in-frame.tsx';

export function SignedInHome() {
  return (
    <SignedInFrame>
      <DashboardPage />
    </SignedInFrame>
  );
}

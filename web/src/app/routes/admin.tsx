import { AdminPage } from '#pages/admin';
import { useSession } from '#lib/session/session-store';
import { SignedInFrame } from './signed-in-frame.tsx';

/** The administrators' panel; visitors never get here, and who is no administrator is sent away by the server's answer. */
export function Admin() {
  const { status } = useSession();
  if (status !== 'signed-in') return null;
  return (
    <SignedInFrame>
      <AdminPage />
    </SignedInFrame>
  );
}

import { ProfileGuard, ProfilePage } from '#pages/profile';
import { useSession } from '#lib/session/session-store';
import { SignedInFrame } from './signed-in-frame.tsx';

/** The profile for who is signed in, its guard for everybody else. */
export function Profile() {
  const { status } = useSession();
  if (status !== 'signed-in') return <ProfileGuard />;
  return (
    <SignedInFrame>
      <ProfilePage />
    </SignedInFrame>
  );
}

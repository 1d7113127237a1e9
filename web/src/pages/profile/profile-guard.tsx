import { useLocation } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { LinkButton } from '#ui';
import { NarrowFrame, StatusCard } from '#features/accounts';
import { profileCopy } from '#features/accounts';

const copy = profileCopy.guard;

/** What a visitor sees of the profile: why nothing is here, and the way in, which leads back. */
export function ProfileGuard() {
  const { href } = useLocation();
  return (
    <NarrowFrame isSignInOffered={false}>
      <StatusCard
        tone="accent"
        sign={<LockKeyhole />}
        title={copy.title}
        actions={
          <LinkButton to="/login" search={{ redirect: href }} variant="primary">
            {copy.login}
          </LinkButton>
        }
      >
        <p>{copy.text}</p>
      </StatusCard>
    </NarrowFrame>
  );
}

import { LinkButton } from '#ui';
import { useSession } from '#lib/session/session-store';
import { accountsCopy } from '../copy.ts';

/** The way in, for the bar of pages that visitors read; nothing for who is signed in. */
export function SignInLink() {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <LinkButton to="/login" variant="ghost" className="-mr-4">
      {accountsCopy.login.title}
    </LinkButton>
  );
}

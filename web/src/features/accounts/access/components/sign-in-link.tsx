import { LinkButton } from '#ui';
import { useSession } from '#lib/session/session-store';
import { accountsCopy } from '../copy.ts';

/** The link to the login in the bar of public pages; nothing for signed-in users. */
export function SignInLink() {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <LinkButton to="/login" variant="ghost" className="-mr-4">
      {accountsCopy.login.title}
    </LinkButton>
  );
}

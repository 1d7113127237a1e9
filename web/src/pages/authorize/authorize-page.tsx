import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Consent } from '#features/api-access';
import { useSession } from '#lib/session/session-store';

/** Where an assistant sends its person to be asked; who is not signed in has been sent to do so first. */
export function AuthorizePage() {
  const session = useSession();
  const { history } = useRouter();
  // As it came: the router's own reading would keep one of two parameters of the same name.
  const [request] = useState(() => history.location.search.replace(/^\?/, ''));
  return session.status === 'signed-in' ? <Consent user={session.user} request={request} /> : null;
}

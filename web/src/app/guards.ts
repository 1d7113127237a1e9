import { redirect } from '@tanstack/react-router';
import { readSession } from '#lib/session-store';

/** Login and registration are for visitors: who is signed in goes on to the dashboard. */
export function forwardSignedIn(): void {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes a redirect by throwing it
  if (readSession().status === 'signed-in') throw redirect({ to: '/' });
}

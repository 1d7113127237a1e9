import { may, type Endpoint } from '@citato/contract';
import { useSession } from './session-store.ts';

/**
 * Whether who is signed in may call an endpoint, by what it needs in the contract: the rule the server goes by. What
 * nobody may do is not shown.
 */
export function useMay({ needs }: Pick<Endpoint, 'needs'>): boolean {
  const session = useSession();
  if (session.status !== 'signed-in' || needs === undefined) return session.status === 'signed-in';
  return may({ role: session.user.organisation?.role ?? 'owner', needs });
}

import { may, type Endpoint } from '@citato/contract';
import { useSession } from './session-store.ts';

/**
 * Whether who is signed in may call all of these endpoints, by what each needs in the contract: the rule the server
 * goes by. What nobody may do is not shown.
 */
export function useMay(...endpoints: readonly Pick<Endpoint, 'needs'>[]): boolean {
  const session = useSession();
  if (session.status !== 'signed-in') return false;
  const role = session.user.organisation?.role ?? 'owner';
  return endpoints.every(({ needs }) => needs === undefined || may({ role, needs }));
}

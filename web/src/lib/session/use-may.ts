import { may, type api, type Needs } from '@citato/contract';
import { useSession } from './session-store.ts';

type Endpoints = typeof api;
/** The rights that hold a weaker one. */
interface Holding {
  self: Needs;
  view: Exclude<Needs, 'self'>;
  read: 'read' | 'edit' | 'own';
  edit: 'edit' | 'own';
  own: 'own';
}
type HoldingOf<Name extends keyof Endpoints> = Endpoints[Name] extends { needs: infer Right extends Needs }
  ? Holding[Right]
  : Needs;
/** What suffices for all of some endpoints: a right that one of them does not accept does not compile. */
type HoldingAll<Name extends keyof Endpoints> = (
  Name extends keyof Endpoints ? (right: HoldingOf<Name>) => void : never
) extends (right: infer Right) => void
  ? Right
  : never;

/**
 * Whether who is signed in may call the named endpoints, which need this right in the contract: the rule the server goes
 * by. What nobody may do is not shown. Named by type alone: the endpoints' shapes stay with the code that calls them.
 */
export function useMay<Name extends keyof Endpoints>(needs: HoldingAll<Name> & Needs): boolean {
  const session = useSession();
  if (session.status !== 'signed-in') return false;
  return may({ role: session.user.organisation?.role ?? 'owner', needs });
}

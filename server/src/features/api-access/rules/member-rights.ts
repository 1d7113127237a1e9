import { may, type Role } from '@citato/contract';

/**
 * What a key or an assistant may do now: never more than the person who made it or let it in, by the role they have at
 * this moment. Null: nothing, as for a client of the organisation, or who is in it no more.
 */
export function decideRights({
  role,
  mayWrite,
}: {
  role: Role | null;
  mayWrite: boolean;
}): { readonly mayWrite: boolean } | null {
  if (role === null || !may({ role, needs: 'read' })) return null;
  return { mayWrite: mayWrite && may({ role, needs: 'edit' }) };
}

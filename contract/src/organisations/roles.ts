import * as z from 'zod/mini';
import type { Needs } from '../define-endpoint.ts';

export const role = z.enum(['owner', 'editor', 'reader', 'client']);
export type Role = z.infer<typeof role>;

/** A role that only a newer build knows may here do what a client may who sees no company. */
export function readRole(word: string): Role {
  const known = role.safeParse(word);
  return known.success ? known.data : 'client';
}

const ALLOWED: Readonly<Record<Role, readonly Needs[]>> = {
  owner: ['self', 'view', 'read', 'edit', 'own'],
  editor: ['self', 'view', 'read', 'edit'],
  reader: ['self', 'view', 'read'],
  client: ['self', 'view'],
};

/** Whether a role may do what an endpoint needs: the one rule server and browser go by. */
export function may({ role: of, needs }: { role: Role; needs: Needs }): boolean {
  return ALLOWED[of].includes(needs);
}

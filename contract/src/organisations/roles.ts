import * as z from 'zod/mini';
import type { Needs } from '../define-endpoint.ts';

export const ROLES = ['owner', 'editor', 'reader', 'client'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** What a user reads of each role. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Proprietario',
  editor: 'Redattore',
  reader: 'Lettore',
  client: 'Cliente',
};

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

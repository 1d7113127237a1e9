import type { Role } from './roles.ts';

/** What a user reads of each role. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Proprietario',
  editor: 'Redattore',
  reader: 'Lettore',
  client: 'Cliente',
};

import type { User } from '@citato/contract';

/** What the open organisation is called: by its name, else after its owner. */
export function nameOrganisation({ organisation, email }: Pick<User, 'organisation' | 'email'>): string {
  return organisation?.name ?? organisation?.ownerName ?? email;
}

/** Whether only programs of this very computer reach an address. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The first letters of a name, for its sign. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

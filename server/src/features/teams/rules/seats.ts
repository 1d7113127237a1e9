import type { Role } from '@citato/contract';

/** Whether a person of this role takes a seat of the plan. */
export function takesSeat(role: Role): boolean {
  return role !== 'client';
}

/** How many seats are taken: by members, and by those who are invited. */
export function countSeats({ roles, invited }: { roles: readonly Role[]; invited: number }): number {
  return roles.filter(takesSeat).length + invited;
}

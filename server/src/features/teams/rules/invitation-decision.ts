import type { Role } from '@citato/contract';

export type InvitationVerdict = 'allowed' | 'clients_only' | 'no_companies' | 'no_seat';

/**
 * Whether somebody may invite in this role: owners in any, editors clients alone; a client needs companies to see,
 * everybody else a seat.
 */
export function decideInvitation({
  inviter,
  role,
  companies,
  seats,
}: {
  inviter: Role;
  role: Role;
  companies: number;
  seats: { taken: number; max: number };
}): InvitationVerdict {
  if (inviter !== 'owner' && role !== 'client') return 'clients_only';
  if (role === 'client') return companies === 0 ? 'no_companies' : 'allowed';
  return seats.taken < seats.max ? 'allowed' : 'no_seat';
}

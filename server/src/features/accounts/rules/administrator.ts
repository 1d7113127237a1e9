import { normaliseEmail } from './email-address.ts';

/** An administrator is a user who has verified one of the operator's listed addresses; only case may differ. */
export function isAdministrator({
  email,
  emailVerified,
  adminEmails,
}: {
  email: string;
  emailVerified: boolean;
  adminEmails: readonly string[];
}): boolean {
  return emailVerified && adminEmails.some((listed) => normaliseEmail(listed) === normaliseEmail(email));
}

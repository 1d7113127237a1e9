import { normaliseEmail } from './email-address.ts';

/** An administrator is whoever has verified one of the operator's listed addresses, letter for letter but for case. */
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

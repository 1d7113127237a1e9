import type { SessionsDeps } from '#features/sessions';

/** Accounts need what sessions need: verifying an address signs in, and links in mails lead to the same address of the product. */
export type AccountsDeps = SessionsDeps;

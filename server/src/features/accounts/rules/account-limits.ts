const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/** How often sign-in, mails and links of an account may be tried. Successful sign-ins do not count. */
export const ACCOUNT_LIMITS = {
  /**
   * Wrong passwords for one account, from any address; a device that is signed in to the account has a count of its
   * own.
   */
  passwordOfAccount: { name: 'password-of-account', uses: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  /** Wrong passwords from one address, whatever the account. */
  passwordFromAddress: { name: 'password-from-address', uses: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  registrationFromAddress: { name: 'registration-from-address', uses: 60, windowSeconds: HOUR_SECONDS },
  /** Further mails of one kind to one person are not sent; the requester learns nothing of it. */
  registrationMail: { name: 'registration-mail', uses: 5, windowSeconds: HOUR_SECONDS },
  verificationMail: { name: 'verification-mail', uses: 3, windowSeconds: HOUR_SECONDS },
  resetMail: { name: 'reset-mail', uses: 3, windowSeconds: HOUR_SECONDS },
  /** Requests for mails from one address, whoever they are for. */
  mailFromAddress: { name: 'mail-from-address', uses: 60, windowSeconds: HOUR_SECONDS },
  /**
   * Checks of reset links from one address: counted separately, so that opening a link does not use up a try to set a
   * password.
   */
  resetCheckFromAddress: { name: 'reset-check-from-address', uses: 60, windowSeconds: HOUR_SECONDS },
  resetFromAddress: { name: 'reset-from-address', uses: 60, windowSeconds: HOUR_SECONDS },
} as const;

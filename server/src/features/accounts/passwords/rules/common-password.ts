import commonPasswords from './common-passwords.json' with { type: 'json' };

const COMMON = new Set(commonPasswords);

/** True for passwords on every guesser's first page; upper and lower case make no difference to a guesser. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

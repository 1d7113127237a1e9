import commonPasswords from './common-passwords.json' with { type: 'json' };

const COMMON = new Set(commonPasswords);

/** True for passwords every list of common ones holds; upper and lower case make no difference. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

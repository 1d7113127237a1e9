import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

describe('the list of common passwords', () => {
  it.each([
    'Password1',
    'PASSWORD123',
    'Qwerty123',
    'Juventus1',
    'Ciaociao1',
    'P@ssw0rd1',
    'Francesco1',
    '1q2w3E4R',
  ])('refuses %s, however it is capitalised', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Demo-Citato-2026', 'Ponteverde1', 'correct horse battery staple', 'Tr3nta-lune-blu'])(
    'lets %s pass',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('holds at least three thousand passwords of eight characters or more', () => {
    expect(commonPasswords.length).toBeGreaterThanOrEqual(3000);
  });

  it('is sorted, in lower case, without repetition and without passwords too short to be chosen', () => {
    expect(commonPasswords).toEqual([...new Set(commonPasswords)].sort());
    expect(commonPasswords.filter((password) => password !== password.toLowerCase())).toEqual([]);
    expect(commonPasswords.filter((password) => password.length < 8)).toEqual([]);
  });
});

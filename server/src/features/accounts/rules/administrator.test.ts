import { describe, expect, it } from 'vitest';
import { isAdministrator } from './administrator.ts';

const adminEmails = [' Admin@Citato.example ', 'seconda@citato.example'];

describe('an administrator', () => {
  it.each(['admin@citato.example', 'ADMIN@citato.EXAMPLE', ' seconda@citato.example '])(
    'is known by the listed address %j, whatever its case and outer blanks',
    (email) => {
      expect(isAdministrator({ email, emailVerified: true, adminEmails })).toBe(true);
    },
  );

  it('is nobody before the address is verified', () => {
    expect(isAdministrator({ email: 'admin@citato.example', emailVerified: false, adminEmails })).toBe(false);
  });

  it.each([
    'admin@citato.example.evil.example',
    'xadmin@citato.example',
    'admin+1@citato.example',
    '',
    'аdmin@citato.example',
  ])('is not taken for the similar address %j', (email) => {
    expect(isAdministrator({ email, emailVerified: true, adminEmails })).toBe(false);
  });

  it('does not exist when the operator lists none', () => {
    expect(isAdministrator({ email: '', emailVerified: true, adminEmails: [] })).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { identityKey } from '../linking/identity.ts';
import { companyOf, listCatalogue } from './index.ts';

it('finds a company under any spelling of its name', () => {
  for (const spelling of ['Qonto', 'qonto', 'QONTO S.A.'])
    expect(companyOf(identityKey(spelling))?.name, spelling).toBe('Qonto');
});

it('knows the sector of every company and no company it does not hold', () => {
  expect(listCatalogue().every(({ sector }) => /^[a-z0-9-]+$/u.test(sector))).toBe(true);
  expect(companyOf('__proto__')).toBeNull();
});

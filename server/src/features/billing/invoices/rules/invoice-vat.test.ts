import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitVat } from './invoice-vat.ts';

const ITALIAN = { customerType: 'private', country: 'IT', vatNumber: null } as const;

it.each([
  [5900, 4836, 1064],
  [9900, 8115, 1785],
  [19900, 16311, 3589],
  [-1220, -1000, -220],
  [0, 0, 0],
])('finds 22 %% within %i cents: %i net, %i VAT', (amountCents, netCents, vatCents) => {
  expect(splitVat({ amountCents, taxCents: null, customer: ITALIAN })).toEqual({
    netCents,
    vatCents,
    note: null,
  });
});

it.each([
  ['private', 'IT', null, 1064, null],
  ['business', 'IT', '00743110157', 1064, null],
  ['business', 'IT', null, 1064, null],
  ['private', 'FR', null, 1064, 'private_in_union'],
  ['private', 'US', null, 1064, 'outside_union'],
  ['private', 'SM', null, 1064, 'san_marino'],
  ['business', 'DE', 'DE123456789', null, 'business_in_union'],
  ['business', 'DE', null, 1064, 'business_without_number'],
  ['business', 'GR', 'EL123456789', null, 'business_in_union'],
  ['business', 'US', null, null, 'outside_union'],
  ['business', 'GB', 'GB123456789', null, 'outside_union'],
  ['business', 'VA', null, null, 'outside_union'],
  ['business', 'SM', 'SM12345', null, 'san_marino'],
] as const)(
  'of a %s customer in %s with the number %o it is %o cents of 59 euros, noted %o',
  (customerType, country, vatNumber, vatCents, note) => {
    const customer = { customerType, country, vatNumber };
    const vat = splitVat({ amountCents: 5900, taxCents: null, customer });
    expect([vat.vatCents, vat.note]).toEqual([vatCents, note]);
  },
);

it('says when nobody stated whom to invoice', () => {
  expect(splitVat({ amountCents: 5900, taxCents: null, customer: null })).toEqual({
    netCents: 4836,
    vatCents: 1064,
    note: 'no_billing_info',
  });
});

it('takes the provider’s tax where there is one, and always adds up', () => {
  const customer = { customerType: 'business', country: 'FR', vatNumber: 'FR12345678901' } as const;
  expect(splitVat({ amountCents: 5900, taxCents: 0, customer })).toMatchObject({
    netCents: 5900,
    vatCents: 0,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.option(fc.integer({ min: 0, max: 1e5 })),
      (amountCents, taxCents) => {
        const { netCents, vatCents } = splitVat({ amountCents, taxCents, customer: ITALIAN });
        expect((netCents ?? NaN) + (vatCents ?? NaN)).toBe(amountCents);
      },
    ),
  );
});

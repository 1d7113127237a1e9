import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitVat } from './invoice-vat.ts';

const ITALIAN = { customerType: 'private', country: 'IT' } as const;

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
    note: '',
  });
});

it.each([
  ['private', 'IT', 1064, ''],
  ['business', 'IT', 1064, ''],
  ['private', 'FR', 1064, 'Privato UE: verificare la soglia OSS'],
  ['private', 'US', 1064, 'Cliente extra UE: verificare la territorialità'],
  ['business', 'DE', null, 'Azienda UE: verificare l’inversione contabile (VIES)'],
  ['business', 'US', null, 'Cliente extra UE: verificare la territorialità'],
] as const)(
  'of a %s customer in %s it is %o cents of 59 euros, noted "%s"',
  (customerType, country, vatCents, note) => {
    const vat = splitVat({ amountCents: 5900, taxCents: null, customer: { customerType, country } });
    expect([vat.vatCents, vat.note]).toEqual([vatCents, note]);
  },
);

it('says when nobody stated whom to invoice', () => {
  expect(splitVat({ amountCents: 5900, taxCents: null, customer: null })).toEqual({
    netCents: 4836,
    vatCents: 1064,
    note: 'Dati di fatturazione mancanti',
  });
});

it('takes the provider’s tax where there is one, and always adds up', () => {
  const customer = { customerType: 'business', country: 'FR' } as const;
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

import { describe, expect, it } from 'vitest';
import { type BillingInfoInput, listMistypedCodes, saveBillingInfo } from './billing-info.ts';

const billingInfoInput = saveBillingInfo.body;

const ADDRESS = { address: 'Via Roma 1', city: 'Lecce', postalCode: '73100', country: 'IT' } as const;
const PRIVATE: BillingInfoInput = {
  ...ADDRESS,
  customerType: 'private',
  firstName: 'Mario',
  lastName: 'Rossi',
  fiscalCode: 'RSSMRA85T10A562S',
};
const BUSINESS: BillingInfoInput = {
  ...ADDRESS,
  customerType: 'business',
  companyName: 'Rossi Srl',
  vatNumber: '00743110157',
  sdiCode: 'M5UXCR1',
};
const FOREIGN = {
  country: 'FR',
  postalCode: 'F-75001',
  vatNumber: 'FR 40 303265045',
  sdiCode: 'xxxxxxx',
} as const;

/** The message of each field that is refused. */
function refusals(input: Record<string, unknown>): Record<string, string> {
  const issues = billingInfoInput.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('whom to invoice', () => {
  it('is taken with its codes in capitals, without what people put in between', () => {
    expect(billingInfoInput.parse({ ...PRIVATE, fiscalCode: ' rss mra 85t10 a562s ' }).fiscalCode).toBe(
      'RSSMRA85T10A562S',
    );
    expect(
      billingInfoInput.parse({ ...BUSINESS, vatNumber: 'it 00743.110.157', sdiCode: 'm5uxcr1' }),
    ).toMatchObject({ vatNumber: 'IT00743110157', sdiCode: 'M5UXCR1' });
    expect(billingInfoInput.parse({ ...BUSINESS, sdiCode: ' Fatture@PEC.Rossi.it ' }).sdiCode).toBe(
      'fatture@pec.rossi.it',
    );
    expect(billingInfoInput.parse({ ...BUSINESS, ...FOREIGN }).sdiCode).toBe('XXXXXXX');
  });

  it.each([
    ['private', 'fiscalCode', 'Il Codice Fiscale è obbligatorio per clienti privati'],
    ['business', 'sdiCode', 'Il Codice SDI o PEC è obbligatorio per aziende'],
  ])('says what a customer that is %s leaves out: %s', (customerType, name, message) => {
    const whole = customerType === 'private' ? PRIVATE : BUSINESS;
    for (const empty of ['', '   ', null, undefined])
      expect(refusals({ ...whole, [name]: empty })).toEqual({ [name]: message });
  });

  it('names every empty field at once', () => {
    expect(Object.keys(refusals({ customerType: 'private', country: 'IT' })).toSorted()).toEqual(
      ['address', 'city', 'firstName', 'fiscalCode', 'lastName', 'postalCode'].toSorted(),
    );
    expect(Object.keys(refusals({ customerType: 'business', country: 'IT' })).toSorted()).toEqual(
      ['address', 'city', 'companyName', 'postalCode', 'sdiCode', 'vatNumber'].toSorted(),
    );
  });

  it.each([
    [PRIVATE, 'fiscalCode', 'RSSMRA85T10A562'],
    [PRIVATE, 'fiscalCode', 'RSSMRA85B30A562S'],
    [PRIVATE, 'postalCode', '7310'],
    [BUSINESS, 'vatNumber', '0074311015'],
    [BUSINESS, 'sdiCode', 'M5UXC'],
    [BUSINESS, 'sdiCode', 'M5UXCR12'],
    [BUSINESS, 'sdiCode', '2R4GTO8'],
    [BUSINESS, 'sdiCode', 'XXXXXXX'],
    [BUSINESS, 'sdiCode', 'fatture@pec'],
  ])('in Italy refuses what cannot be (%#)', (whole, name, value) => {
    expect(Object.keys(refusals({ ...whole, [name]: value }))).toEqual([name]);
  });

  it('says of a partita IVA of another length how long it is', () => {
    for (const vatNumber of ['0074311015', 'IT0074311015', 'FR00743110157'])
      expect(refusals({ ...BUSINESS, vatNumber })).toEqual({
        vatNumber: 'La Partita IVA non è corretta: sono 11 cifre',
      });
  });

  it('abroad asks for the codes and leaves their form alone', () => {
    expect(refusals({ ...PRIVATE, country: 'DE', postalCode: 'D-10115', fiscalCode: '12 345 678' })).toEqual(
      {},
    );
    expect(refusals({ ...BUSINESS, ...FOREIGN })).toEqual({});
    expect(refusals({ ...BUSINESS, ...FOREIGN, sdiCode: 'M5UXCR1' })).toEqual({
      sdiCode: 'Per le aziende estere il codice è XXXXXXX',
    });
    expect(refusals({ ...BUSINESS, ...FOREIGN, vatNumber: '' })).toHaveProperty('vatNumber');
    expect(refusals({ ...PRIVATE, country: 'DE', fiscalCode: '' })).toEqual({});
    expect(refusals({ ...BUSINESS, ...FOREIGN, country: 'US', vatNumber: '' })).toEqual({});
  });

  it('does not look at what the other kind of customer fills in', () => {
    expect(refusals({ ...PRIVATE, vatNumber: '1', sdiCode: 'x', companyName: '' })).toEqual({});
    expect(refusals({ ...BUSINESS, firstName: '', lastName: '' })).toEqual({});
  });
});

describe('a typing error in a code', () => {
  const WRONG = { isFiscalCode: () => false, isVatNumber: () => false };
  const asked: string[] = [];
  const right = (code: string) => asked.push(code) > 0;

  it('is told by the field it stands in, and of Italian customers alone', () => {
    expect(listMistypedCodes(PRIVATE, WRONG)).toEqual({
      fiscalCode: 'Il Codice Fiscale non è corretto: ricontrolla lettere e numeri',
    });
    expect(listMistypedCodes(BUSINESS, WRONG)).toEqual({
      vatNumber: 'La Partita IVA non è corretta: ricontrolla le cifre',
    });
    expect(listMistypedCodes({ ...BUSINESS, ...FOREIGN }, WRONG)).toEqual({});
    expect(
      Object.keys(listMistypedCodes({ ...BUSINESS, fiscalCode: '97103880585' }, WRONG)).toSorted(),
    ).toEqual(['fiscalCode', 'vatNumber']);
  });

  it('is looked for in what was filled in, without the letters of the country', () => {
    const RIGHT = { isFiscalCode: right, isVatNumber: right };
    expect(listMistypedCodes({ ...BUSINESS, vatNumber: 'IT00743110157' }, RIGHT)).toEqual({});
    expect(listMistypedCodes(PRIVATE, RIGHT)).toEqual({});
    expect(listMistypedCodes({ ...PRIVATE, fiscalCode: '' }, WRONG)).toEqual({});
    expect(asked).toEqual(['00743110157', 'RSSMRA85T10A562S']);
  });
});

import { describe, expect, it } from 'vitest';
import { saveBillingInfo } from './billing-info.ts';

const PLACE = { address: 'Via Roma 1', city: 'Lecce', postalCode: '73100', country: 'IT' };
const PERSON = { ...PLACE, customerType: 'private', firstName: 'Mario', lastName: 'Rossi' };
const COMPANY = { ...PLACE, customerType: 'business', companyName: 'Rossi Srl' };
const abroad = (country: string) => ({
  ...COMPANY,
  country,
  postalCode: country === 'SM' || country === 'VA' ? '47890' : 'A-1010',
  sdiCode: country === 'SM' ? '2R4GTO8' : 'XXXXXXX',
});

/** The message of each field that is refused. */
function refusals(input: Record<string, unknown>): Record<string, string> {
  const issues = saveBillingInfo.body.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a customer goes through who is', () => {
  it.each([
    ['a person', { ...PERSON, fiscalCode: 'RSSMRA85T10A562S' }],
    ['a person whose code has letters for digits', { ...PERSON, fiscalCode: 'RSSMRAULAMMHRLME' }],
    ['a person with a provisional code of eleven digits', { ...PERSON, fiscalCode: '00743110157' }],
    ['a person born abroad', { ...PERSON, fiscalCode: 'DMLNRN92E41Z114Y' }],
    ['a person in Germany', { ...PERSON, country: 'DE', postalCode: '10115' }],
    [
      'a person in Switzerland with an Italian code',
      { ...PERSON, country: 'CH', fiscalCode: 'RSSMRA85T10A562S' },
    ],
    ['a person in San Marino', { ...PERSON, country: 'SM', postalCode: '47890' }],
    ['a person where there are no postal codes', { ...PERSON, country: 'HK', postalCode: '' }],
    ['a company with a code', { ...COMPANY, vatNumber: '00743110157', sdiCode: 'M5UXCR1' }],
    ['a company with a PEC', { ...COMPANY, vatNumber: 'IT00743110157', sdiCode: 'rossi@pec.it' }],
    ['a company with neither', { ...COMPANY, vatNumber: '00743110157', sdiCode: '0000000' }],
    ['a public office', { ...COMPANY, fiscalCode: '80078750587', sdiCode: 'uf5h7n' }],
    ['a public office with a partita IVA', { ...COMPANY, vatNumber: '00743110157', sdiCode: 'UF5H7N' }],
    ['an association without a partita IVA', { ...COMPANY, fiscalCode: '97103880585', sdiCode: '0000000' }],
    [
      'an association with a partita IVA of another number',
      { ...COMPANY, fiscalCode: '97103880585', vatNumber: '00743110157', sdiCode: 'M5UXCR1' },
    ],
    [
      'a company of a VAT group',
      { ...COMPANY, fiscalCode: '00743110157', vatNumber: '12345670017', sdiCode: 'M5UXCR1' },
    ],
    [
      'one who trades under his own name',
      { ...COMPANY, fiscalCode: 'RSSMRA85T10A562S', vatNumber: '00743110157', sdiCode: 'M5UXCR1' },
    ],
    ['a company in Austria', { ...abroad('AT'), vatNumber: 'ATU12345678' }],
    ['a company in Belgium', { ...abroad('BE'), vatNumber: '0123.456.789' }],
    ['a company in France', { ...abroad('FR'), vatNumber: 'FR 40 303265045' }],
    ['a company in Greece', { ...abroad('GR'), vatNumber: 'EL123456789' }],
    ['a company in Ireland', { ...abroad('IE'), vatNumber: 'IE1234567FA' }],
    ['a company in the Netherlands', { ...abroad('NL'), vatNumber: 'NL123456789B01' }],
    ['a company in Spain', { ...abroad('ES'), vatNumber: 'ESB12345678' }],
    ['a small business in Germany without a VAT number', { ...abroad('DE'), fiscalCode: '12/345/67890' }],
    ['a company in the United Kingdom', { ...abroad('GB'), vatNumber: 'GB 123 4567 89' }],
    ['a company in the United Kingdom below the threshold', abroad('GB')],
    ['a company in Switzerland', { ...abroad('CH'), vatNumber: 'CHE-123.456.789 IVA' }],
    ['a company in the United States', abroad('US')],
    ['a company in Brazil', { ...abroad('BR'), vatNumber: '12.345.678/0001-95' }],
    ['a company in San Marino', { ...abroad('SM'), vatNumber: 'SM 12345' }],
    ['an institution of the Vatican', abroad('VA')],
  ])('%s', (_who, input) => {
    expect(refusals(input)).toEqual({});
  });
});

describe('what cannot be is refused with what to do:', () => {
  const NO_CODE = 'Scrivi un Codice SDI di 7 caratteri (6 per gli uffici pubblici) oppure un indirizzo PEC';
  const WRONG_FISCAL = 'Il Codice Fiscale non è corretto: ricontrolla lettere e numeri';
  it.each([
    ['a person without a code', PERSON, 'fiscalCode', 'Il Codice Fiscale è obbligatorio per clienti privati'],
    ['a code of fifteen', { ...PERSON, fiscalCode: 'RSSMRA85T10A562' }, 'fiscalCode', WRONG_FISCAL],
    ['a code of ten digits', { ...PERSON, fiscalCode: '0074311015' }, 'fiscalCode', WRONG_FISCAL],
    [
      'a company without any number',
      { ...COMPANY, sdiCode: '0000000' },
      'vatNumber',
      'La Partita IVA è obbligatoria per aziende: se non ne hai una, aggiungi il Codice Fiscale',
    ],
    [
      'a code that cannot be beside a partita IVA',
      { ...COMPANY, vatNumber: '00743110157', fiscalCode: '9710388058', sdiCode: '0000000' },
      'fiscalCode',
      WRONG_FISCAL,
    ],
    ['a code of five', { ...COMPANY, vatNumber: '00743110157', sdiCode: 'M5UXC' }, 'sdiCode', NO_CODE],
    [
      'the code of abroad in Italy',
      { ...COMPANY, vatNumber: '00743110157', sdiCode: 'XXXXXXX' },
      'sdiCode',
      NO_CODE,
    ],
    [
      'the code of San Marino in Italy',
      { ...COMPANY, vatNumber: '00743110157', sdiCode: '2R4GTO8' },
      'sdiCode',
      NO_CODE,
    ],
    [
      'a number of another country',
      { ...abroad('DE'), vatNumber: 'FR12345678901' },
      'vatNumber',
      'La Partita IVA non è corretta: si scrive come DE123456789',
    ],
    [
      'a number of Greece under its postal letters',
      { ...abroad('GR'), vatNumber: 'GR123456789' },
      'vatNumber',
      'La Partita IVA non è corretta: si scrive come EL123456789',
    ],
    [
      'a British number that is too short',
      { ...abroad('GB'), vatNumber: 'GB12345' },
      'vatNumber',
      'La Partita IVA non è corretta: si scrive come GB123456789',
    ],
    [
      'a Swiss number without its letters',
      { ...abroad('CH'), vatNumber: '12345' },
      'vatNumber',
      'La Partita IVA non è corretta: si scrive come CHE123456789IVA',
    ],
    [
      'a business in the Union without any number',
      abroad('PT'),
      'vatNumber',
      'La Partita IVA è obbligatoria per aziende: se non ne hai una, aggiungi il Codice Fiscale',
    ],
    [
      'the general code of abroad in San Marino',
      { ...abroad('SM'), vatNumber: 'SM12345', sdiCode: 'XXXXXXX' },
      'sdiCode',
      'Per San Marino il codice è 2R4GTO8',
    ],
    [
      'a code of Italy abroad',
      { ...abroad('CH'), sdiCode: 'M5UXCR1' },
      'sdiCode',
      'Per le aziende estere il codice è XXXXXXX',
    ],
    [
      'a postal code of San Marino',
      { ...abroad('SM'), postalCode: '4789' },
      'postalCode',
      'Il CAP ha 5 cifre',
    ],
    [
      'no postal code in Austria',
      { ...abroad('AT'), vatNumber: 'ATU12345678', postalCode: '' },
      'postalCode',
      'Il CAP è obbligatorio',
    ],
    ['no country of the world', { ...abroad('ZZ') }, 'country', 'Scegli un Paese dell’elenco'],
  ])('%s', (_what, input, field, message) => {
    expect(refusals(input)).toEqual({ [field]: message });
  });
});

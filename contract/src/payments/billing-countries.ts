/** Every country and territory of ISO 3166-1: customers are where they are. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Those the form offers first, ours at the head; the others follow by name. */
export const FIRST_COUNTRIES = ['IT', 'FR', 'DE', 'ES', 'US'] as const;
export const BILLING_COUNTRIES: readonly string[] = CODES.split(' ');

/** How the number of a country is written behind its letters, and one to show. */
interface VatForm {
  readonly prefix: string;
  readonly digits: RegExp;
  readonly example: string;
}

const form = (prefix: string, digits: RegExp, example: string): VatForm => ({
  prefix,
  digits,
  example: `${prefix}${example}`,
});

/** VAT numbers of the Union, as the register VIES describes them. */
const OF_THE_UNION = new Map<string, VatForm>([
  ['AT', form('AT', /^U\d{8}$/, 'U12345678')],
  ['BE', form('BE', /^[01]\d{9}$/, '0123456789')],
  ['BG', form('BG', /^\d{9,10}$/, '123456789')],
  ['CY', form('CY', /^\d{8}[A-Z]$/, '12345678X')],
  ['CZ', form('CZ', /^\d{8,10}$/, '12345678')],
  ['DE', form('DE', /^\d{9}$/, '123456789')],
  ['DK', form('DK', /^\d{8}$/, '12345678')],
  ['EE', form('EE', /^\d{9}$/, '123456789')],
  ['ES', form('ES', /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'B12345678')],
  ['FI', form('FI', /^\d{8}$/, '12345678')],
  ['FR', form('FR', /^[A-HJ-NP-Z\d]{2}\d{9}$/, '12345678901')],
  ['GR', form('EL', /^\d{9}$/, '123456789')],
  ['HR', form('HR', /^\d{11}$/, '12345678901')],
  ['HU', form('HU', /^\d{8}$/, '12345678')],
  ['IE', form('IE', /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, '1234567FA')],
  ['IT', form('IT', /^\d{11}$/, '12345678901')],
  ['LT', form('LT', /^(?:\d{9}|\d{12})$/, '123456789')],
  ['LU', form('LU', /^\d{8}$/, '12345678')],
  ['LV', form('LV', /^\d{11}$/, '12345678901')],
  ['MT', form('MT', /^\d{8}$/, '12345678')],
  ['NL', form('NL', /^\d{9}B\d{2}$/, '123456789B01')],
  ['PL', form('PL', /^\d{10}$/, '1234567890')],
  ['PT', form('PT', /^\d{9}$/, '123456789')],
  ['RO', form('RO', /^\d{2,10}$/, '12345678')],
  ['SE', form('SE', /^\d{12}$/, '123456789001')],
  ['SI', form('SI', /^\d{8}$/, '12345678')],
  ['SK', form('SK', /^\d{10}$/, '1234567890')],
]);

/** Known forms of numbers outside the Union; elsewhere any number is accepted, and none is required. */
const BEYOND_THE_UNION = new Map<string, VatForm>([
  ['CH', form('CHE', /^\d{9}(?:MWST|TVA|IVA)?$/, '123456789IVA')],
  ['GB', form('GB', /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, '123456789')],
  ['SM', form('SM', /^\d{2,5}$/, '12345')],
]);

/** Where addresses always have a postal code, and those of five digits. */
const WITH_POSTAL_CODE = new Set(['CH', 'GB', 'SM', 'US', 'VA']);
const FIVE_DIGITS = new Set(['IT', 'SM', 'VA']);

/** Whether the country is in the VAT union. */
export function isInUnion(country: string): boolean {
  return OF_THE_UNION.has(country);
}

/** The form of a country's VAT numbers; null where none is known. */
export function findVatForm(country: string): VatForm | null {
  return OF_THE_UNION.get(country) ?? BEYOND_THE_UNION.get(country) ?? null;
}

/** A VAT number with the letters of its country, whether they were typed or not; null where it has another form. */
export function readVatNumber({ country, typed }: { country: string; typed: string }): string | null {
  const known = findVatForm(country);
  if (known === null) return null;
  const { prefix, digits } = known;
  const number = typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  return digits.test(number) ? `${prefix}${number}` : null;
}

export function hasPostalCode(country: string): boolean {
  return isInUnion(country) || WITH_POSTAL_CODE.has(country);
}

export function isPostalCode({ country, typed }: { country: string; typed: string }): boolean {
  return !FIVE_DIGITS.has(country) || /^\d{5}$/.test(typed);
}

/**
 * The recipient code for a customer abroad: for San Marino its own office, which passes invoices on. Null in Italy,
 * where everybody has one of their own.
 */
export function findRecipientAbroad(country: string): string | null {
  if (country === 'IT') return null;
  return country === 'SM' ? '2R4GTO8' : 'XXXXXXX';
}

import { BILLING_COUNTRIES, FIRST_COUNTRIES } from '@citato/contract';

interface Country {
  readonly value: string;
  readonly label: string;
}

const names = new Intl.DisplayNames('it', { type: 'region' });
const nameCountry = (code: string): Country => ({ value: code, label: names.of(code) ?? code });
const isFirst = (code: string) => FIRST_COUNTRIES.some((first) => first === code);

/** The countries the form offers: those most customers are in, then all others by name. */
export const COUNTRIES: readonly Country[] = [
  ...FIRST_COUNTRIES.map(nameCountry),
  ...BILLING_COUNTRIES.filter((code) => !isFirst(code))
    .map(nameCountry)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'it')),
];

import type Stripe from 'stripe';
import type { ProviderPayer } from '../../payment-provider.ts';

type Billing = ProviderPayer['billing'];
export type TaxId = Pick<Stripe.TaxId, 'type' | 'value'>;

/** The types of tax id that are ours to keep; others were added by the operator. */
export const OUR_TAX_IDS = ['eu_vat', 'it_cf'] as const satisfies readonly Stripe.TaxId['type'][];

/** VAT numbers as Stripe takes them, after the letters of the country. */
const VAT_NUMBERS = new Map([
  ['IT', /^\d{11}$/],
  ['FR', /^[A-Z\d]{2}\d{9}$/],
  ['DE', /^\d{9}$/],
  ['ES', /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/],
]);
const FISCAL_CODE = /^(?:[A-Z\d]{16}|\d{11})$/;
/** The longest value of a field Stripe prints on an invoice. */
const MAX_FIELD = 140;

/** What becomes of a customer at Stripe. Everything is named: what is empty is removed there. */
export function writePayer({ name, billing }: ProviderPayer): Stripe.CustomerUpdateParams {
  const { vatNumber = null, fiscalCode = null, recipient = null } = billing ?? {};
  const isMail = recipient?.includes('@') === true;
  const fields = recipient === null ? [] : [{ name: isMail ? 'PEC' : 'Codice SDI', value: recipient }];
  const printed = fields.filter(({ value }) => value.length <= MAX_FIELD);
  return {
    name: name ?? '',
    address: billing === null ? '' : writeAddress(billing),
    metadata: {
      vat_number: vatNumber ?? '',
      fiscal_code: fiscalCode ?? '',
      sdi_code: isMail ? '' : (recipient ?? ''),
      pec: isMail ? recipient : '',
    },
    invoice_settings: { custom_fields: printed.length === 0 ? '' : printed },
  };
}

function writeAddress({ country, address, city, postalCode }: NonNullable<Billing>): Stripe.AddressParam {
  return { country, line1: address ?? '', city: city ?? '', postal_code: postalCode ?? '' };
}

/** The numbers that have a place of their own at Stripe and on its invoices; what fits none stays in the metadata. */
export function listTaxIds(billing: Billing): TaxId[] {
  if (billing === null) return [];
  const { country, vatNumber, fiscalCode } = billing;
  const digits = vatNumber?.startsWith(country) === true ? vatNumber.slice(country.length) : vatNumber;
  const isVat = digits !== null && VAT_NUMBERS.get(country)?.test(digits) === true;
  const isFiscal = country === 'IT' && fiscalCode !== null && FISCAL_CODE.test(fiscalCode);
  return [
    ...(isVat ? [{ type: 'eu_vat' as const, value: `${country}${digits}` }] : []),
    ...(isFiscal ? [{ type: 'it_cf' as const, value: fiscalCode }] : []),
  ];
}

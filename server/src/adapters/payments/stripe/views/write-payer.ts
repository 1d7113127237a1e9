import { isInUnion, readVatNumber } from '@citato/contract';
import type Stripe from 'stripe';
import type { ProviderPayer } from '../../payment-provider.ts';

type Billing = ProviderPayer['billing'];
export type TaxId = Pick<Stripe.TaxId, 'type' | 'value'>;

/** The types of tax id that are ours to keep; others were added by the operator. */
export const OUR_TAX_IDS = [
  'eu_vat',
  'gb_vat',
  'ch_vat',
  'ch_uid',
  'sm_coe',
  'it_cf',
] as const satisfies readonly Stripe.TaxId['type'][];

const FISCAL_CODE = /^(?:[A-Z\d]{16}|\d{11})$/;
/** The longest value of a field Stripe prints on an invoice. */
const MAX_FIELD = 140;

/** The customer object for Stripe. Every field is sent: an empty one is removed there. */
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

/** The tax numbers Stripe has a type for and prints on its invoices; others stay in the metadata. */
export function listTaxIds(billing: Billing): TaxId[] {
  if (billing === null) return [];
  const { country, vatNumber, fiscalCode } = billing;
  const known = vatNumber === null ? null : readVatNumber({ country, typed: vatNumber });
  const vat = known === null ? null : describeVatNumber({ country, number: known });
  const isFiscal = country === 'IT' && fiscalCode !== null && FISCAL_CODE.test(fiscalCode);
  return [
    ...(vat === null ? [] : [vat]),
    ...(isFiscal ? [{ type: 'it_cf' as const, value: fiscalCode }] : []),
  ];
}

/** Under its type at Stripe; null of a country whose numbers are not printed there. */
function describeVatNumber({ country, number }: { country: string; number: string }): TaxId | null {
  if (isInUnion(country)) return { type: 'eu_vat', value: number };
  if (country === 'GB') return { type: 'gb_vat', value: number };
  if (country === 'SM') return { type: 'sm_coe', value: number };
  const swiss = /^CHE(\d{3})(\d{3})(\d{3})([A-Z]*)$/.exec(number);
  if (swiss === null) return null;
  const [, first = '', second = '', third = '', tax = ''] = swiss;
  const uid = `CHE-${first}.${second}.${third}`;
  return tax === '' ? { type: 'ch_uid', value: uid } : { type: 'ch_vat', value: `${uid} ${tax}` };
}

import { type BillingInfo, isInUnion } from '@citato/contract';

/** Prices include this much VAT: 'IVA inclusa'. */
const VAT_PERCENT = 22;

type Customer = Pick<BillingInfo, 'customerType' | 'country' | 'vatNumber'>;

export type VatNote =
  | 'no_billing_info'
  | 'san_marino'
  | 'outside_union'
  | 'private_in_union'
  | 'business_without_number'
  | 'business_in_union';

export interface InvoiceVat {
  /** Null: it depends on what the accountant finds. */
  readonly netCents: number | null;
  readonly vatCents: number | null;
  /** What makes it another than one to a customer in Italy; null: nothing. */
  readonly note: VatNote | null;
}

/**
 * Net and VAT of an invoice. The provider's tax counts where it computes one. Otherwise the price holds 22 %, but for
 * businesses abroad, who may owe the tax themselves.
 */
export function splitVat({
  amountCents,
  taxCents,
  customer,
}: {
  amountCents: number;
  taxCents: number | null;
  customer: Customer | null;
}): InvoiceVat {
  const note = noteCustomer(customer);
  if (taxCents !== null) return { netCents: amountCents - taxCents, vatCents: taxCents, note };
  if (customer !== null && mayOweTaxItself(customer)) return { netCents: null, vatCents: null, note };
  const vatCents = Math.round((amountCents * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { netCents: amountCents - vatCents, vatCents, note };
}

/** Abroad, and beyond the Union or registered in it: without a number nobody in the Union is a business to the tax office. */
function mayOweTaxItself({ customerType, country, vatNumber }: Customer): boolean {
  return customerType === 'business' && country !== 'IT' && (!isInUnion(country) || vatNumber !== null);
}

function noteCustomer(customer: Customer | null): VatNote | null {
  if (customer === null) return 'no_billing_info';
  const { customerType, country, vatNumber } = customer;
  if (country === 'IT') return null;
  if (country === 'SM') return 'san_marino';
  if (!isInUnion(country)) return 'outside_union';
  if (customerType !== 'business') return 'private_in_union';
  return vatNumber === null ? 'business_without_number' : 'business_in_union';
}

/** The provider's tax is that of the whole invoice: a part of it bears its share. Null where the provider computes none. */
export function shareTax({
  amountCents,
  invoice,
}: {
  amountCents: number;
  invoice: { readonly amountCents: number; readonly taxCents: number | null };
}): number | null {
  if (invoice.taxCents === null || invoice.amountCents === 0) return null;
  return Math.round((invoice.taxCents * amountCents) / invoice.amountCents);
}

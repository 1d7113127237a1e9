import type { BillingInfo } from '@citato/contract';

/** Prices bear this much VAT: 'IVA inclusa'. */
const VAT_PERCENT = 22;

export interface InvoiceVat {
  /** Null: it depends on what the accountant finds. */
  readonly netCents: number | null;
  readonly vatCents: number | null;
  /** For the accountant; empty when there is nothing to say. */
  readonly note: string;
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
  customer: Pick<BillingInfo, 'customerType' | 'country'> | null;
}): InvoiceVat {
  const note = describeCustomer(customer);
  if (taxCents !== null) return { netCents: amountCents - taxCents, vatCents: taxCents, note };
  if (customer?.customerType === 'business' && customer.country !== 'IT')
    return { netCents: null, vatCents: null, note };
  const vatCents = Math.round((amountCents * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { netCents: amountCents - vatCents, vatCents, note };
}

/** What makes an invoice another than one to a customer in Italy. */
function describeCustomer(customer: Pick<BillingInfo, 'customerType' | 'country'> | null): string {
  if (customer === null) return 'Dati di fatturazione mancanti';
  const { customerType, country } = customer;
  if (country === 'IT') return '';
  if (country === 'US') return 'Cliente extra UE: verificare la territorialità';
  return customerType === 'business'
    ? 'Azienda UE: verificare l’inversione contabile (VIES)'
    : 'Privato UE: verificare la soglia OSS';
}

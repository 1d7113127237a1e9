import { type BillingInfo, isInUnion } from '@citato/contract';

/** Prices include this much VAT: 'IVA inclusa'. */
const VAT_PERCENT = 22;

type Customer = Pick<BillingInfo, 'customerType' | 'country' | 'vatNumber'>;

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
  customer: Customer | null;
}): InvoiceVat {
  const note = describeCustomer(customer);
  if (taxCents !== null) return { netCents: amountCents - taxCents, vatCents: taxCents, note };
  if (customer !== null && mayOweTaxItself(customer)) return { netCents: null, vatCents: null, note };
  const vatCents = Math.round((amountCents * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { netCents: amountCents - vatCents, vatCents, note };
}

/** Abroad, and beyond the Union or registered in it: without a number nobody in the Union is a business to the tax office. */
function mayOweTaxItself({ customerType, country, vatNumber }: Customer): boolean {
  return customerType === 'business' && country !== 'IT' && (!isInUnion(country) || vatNumber !== null);
}

/** What makes an invoice another than one to a customer in Italy. */
function describeCustomer(customer: Customer | null): string {
  if (customer === null) return 'Dati di fatturazione mancanti';
  const { customerType, country, vatNumber } = customer;
  if (country === 'IT') return '';
  if (country === 'SM') return 'Cliente di San Marino: verificare la territorialità';
  if (!isInUnion(country)) return 'Cliente extra UE: verificare la territorialità';
  if (customerType !== 'business') return 'Privato UE: verificare la soglia OSS';
  return vatNumber === null
    ? 'Azienda UE senza partita IVA: come un privato, verificare la soglia OSS'
    : 'Azienda UE: verificare l’inversione contabile (VIES)';
}

import type { VatNote } from '../rules/invoice-vat.ts';

const VAT_NOTES: Readonly<Record<VatNote, string>> = {
  no_billing_info: 'Dati di fatturazione mancanti',
  san_marino: 'Cliente di San Marino: verificare la territorialità',
  outside_union: 'Cliente extra UE: verificare la territorialità',
  private_in_union: 'Privato UE: verificare la soglia OSS',
  business_without_number: 'Azienda UE senza partita IVA: come un privato, verificare la soglia OSS',
  business_in_union: 'Azienda UE: verificare l’inversione contabile (VIES)',
};

/** What the accountant has to look at in an invoice's VAT. */
export function describeVat(note: VatNote | null): string {
  return note === null ? '' : VAT_NOTES[note];
}

import { shareAmount } from '../rules/charged-amount.ts';
import { writeAmount } from '#lib/csv-line';
import { splitVat } from '../rules/invoice-vat.ts';
import { type BookedInvoice, writeLine } from './accountant-line.ts';
import { describeVat } from './vat-note.ts';

const STATES = { paid: 'pagata', open: 'da pagare', void: 'annullata', uncollectible: 'inesigibile' };

/** An invoice as one line of the accountant's file. */
export function describeForAccountant(invoice: BookedInvoice): string[] {
  const { billTo, amountCents, taxCents } = invoice;
  const vat = splitVat({ amountCents, taxCents, customer: billTo });
  return writeLine(invoice, {
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    ...vat,
    amountCents,
    state: STATES[invoice.status],
    paidAt: invoice.paidAt,
    paidCents: invoice.paidCents,
    id: invoice.invoiceId,
    note: [describeVat(vat.note), describeCredit(invoice)].filter(Boolean).join('; '),
    corrects: null,
  });
}

/** Why less came in than an invoice amounts to. */
function describeCredit(invoice: BookedInvoice): string {
  if (invoice.amountCents < 0) return 'Credito per i documenti successivi';
  const { creditCents } = shareAmount(invoice);
  return creditCents === 0 ? '' : `Coperto da credito del cliente: ${writeAmount(creditCents)}`;
}

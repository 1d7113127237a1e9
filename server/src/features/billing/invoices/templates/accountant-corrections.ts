import { shareTax, splitVat } from '../rules/invoice-vat.ts';
import { type BookedInvoice, writeLine } from './accountant-line.ts';
import { describeVat } from './vat-note.ts';

const REFUND_STATES = {
  settledAt: { refund: 'rimborso', credit_note: 'nota di credito' },
  failedAt: { refund: 'rimborso non riuscito', credit_note: 'nota di credito annullata' },
};

/** What was given back of an invoice. */
export interface BookedRefund {
  readonly refundId: string;
  readonly kind: 'refund' | 'credit_note';
  readonly number: string | null;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly settledAt: Date | null;
  readonly failedAt: Date | null;
}

/**
 * A refund as a line: a negative amount, on its own day, with the number of the invoice it corrects. What did not
 * arrive is booked back on the day that was known, so that a file taken before stays true.
 */
export function describeRefundForAccountant({
  refund,
  booked,
  invoice,
}: {
  refund: BookedRefund;
  booked: 'settledAt' | 'failedAt';
  invoice: BookedInvoice;
}): string[] {
  const { billTo, taxCents: invoicedTax } = invoice;
  const sign = booked === 'settledAt' ? -1 : 1;
  const amountCents = sign * refund.amountCents;
  const isPaid = refund.refundedCents !== 0;
  const taxCents = shareTax({
    amountCents,
    invoice: { amountCents: invoice.amountCents, taxCents: invoicedTax },
  });
  const vat = splitVat({ amountCents, taxCents, customer: billTo });
  return writeLine(invoice, {
    number: refund.number,
    issuedAt: refund[booked],
    ...vat,
    amountCents,
    state: REFUND_STATES[booked][refund.kind],
    paidAt: isPaid ? refund[booked] : null,
    paidCents: isPaid ? sign * refund.refundedCents : 0,
    id: refund.refundId,
    note: describeVat(vat.note),
    corrects: invoice.number ?? invoice.invoiceId,
  });
}

/** A dispute the bank has decided, as it stands in our books. */
export interface BookedDispute {
  readonly disputeId: string;
  readonly amountCents: number;
  readonly lostAt: Date | null;
  readonly wonAt: Date | null;
}

/**
 * A lost dispute, on the day it was seen: the invoice stays valid, only the money is gone. Whether it is corrected by a
 * credit note is the accountant's to decide. What came back after all is a line of its own.
 */
export function describeDisputeForAccountant({
  dispute,
  decided,
  invoice,
}: {
  dispute: BookedDispute;
  decided: 'lostAt' | 'wonAt';
  invoice: BookedInvoice;
}): string[] {
  const isLost = decided === 'lostAt';
  return writeLine(invoice, {
    number: null,
    issuedAt: dispute[decided],
    netCents: 0,
    vatCents: 0,
    amountCents: 0,
    state: isLost ? 'contestazione persa' : 'contestazione vinta in appello',
    paidAt: dispute[decided],
    paidCents: (isLost ? -1 : 1) * dispute.amountCents,
    id: dispute.disputeId,
    note: isLost
      ? 'Importo ripreso dalla banca del cliente: valutare una nota di credito'
      : 'Importo restituito dalla banca del cliente',
    corrects: invoice.number ?? invoice.invoiceId,
  });
}

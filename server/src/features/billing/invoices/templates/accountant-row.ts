import { type BillingInfo, findRecipientAbroad, type PlanId } from '@citato/contract';
import { shareAmount } from '../rules/charged-amount.ts';
import { writeAmount, writeText } from '../rules/csv-line.ts';
import { shareTax, splitVat, type VatNote } from '../rules/invoice-vat.ts';

/** What the accountant reads of an invoice. */
export interface BookedInvoice {
  readonly provider: string;
  readonly invoiceId: string;
  readonly number: string | null;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: string;
  readonly amountCents: number;
  readonly dueCents: number | null;
  readonly paidCents: number | null;
  readonly taxCents: number | null;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly planId: PlanId | null;
  readonly payerName: string | null;
  readonly billTo: Omit<BillingInfo, 'createdAt' | 'updatedAt'> | null;
}

const STATES = { paid: 'pagata', open: 'da pagare', void: 'annullata', uncollectible: 'inesigibile' };
const REFUND_STATES = {
  settledAt: { refund: 'rimborso', credit_note: 'nota di credito' },
  failedAt: { refund: 'rimborso non riuscito', credit_note: 'nota di credito annullata' },
};
const TYPES = { private: 'privato', business: 'azienda', other: 'n/d' };

const VAT_NOTES: Readonly<Record<VatNote, string>> = {
  no_billing_info: 'Dati di fatturazione mancanti',
  san_marino: 'Cliente di San Marino: verificare la territorialità',
  outside_union: 'Cliente extra UE: verificare la territorialità',
  private_in_union: 'Privato UE: verificare la soglia OSS',
  business_without_number: 'Azienda UE senza partita IVA: come un privato, verificare la soglia OSS',
  business_in_union: 'Azienda UE: verificare l’inversione contabile (VIES)',
};
const describeVat = (note: VatNote | null): string => (note === null ? '' : VAT_NOTES[note]);

const day = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});
const writeDay = (moment: Date | null) => (moment === null ? '' : day.format(moment));

/** The names of the columns; the cells below stand in the same order. */
export const COLUMNS = [
  ...['Numero', 'Data', 'Imponibile', 'IVA', 'Totale', 'Valuta', 'Piano', 'Periodo dal', 'Periodo al'],
  ...['Tipo cliente', 'Cliente', 'Indirizzo', 'CAP', 'Città', 'Paese', 'Codice Fiscale', 'Partita IVA'],
  ...['Codice SDI o PEC', 'Stato', 'Pagata il', 'Incassato', 'Sistema di pagamento', 'ID', 'Note'],
  'Documento rettificato',
];

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
 * The same of what was given back: below zero, of its own day, with the number of the invoice it corrects. What did not
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
 * What a bank fetched back, of the day it was seen: the document stands, only the money has gone. Whether it is
 * corrected by a credit note is the accountant's to decide. What came back after all is a line of its own.
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

interface Line {
  readonly number: string | null;
  readonly issuedAt: Date | null;
  readonly netCents: number | null;
  readonly vatCents: number | null;
  readonly amountCents: number;
  readonly state: string;
  readonly paidAt: Date | null;
  readonly paidCents: number | null;
  readonly id: string;
  readonly note: string;
  /** The number of another document. */
  readonly corrects: string | null;
}

function writeLine(invoice: BookedInvoice, line: Line): string[] {
  const { billTo } = invoice;
  const person = [billTo?.firstName, billTo?.lastName].filter(Boolean).join(' ');
  return [
    writeText(line.number),
    writeDay(line.issuedAt),
    writeAmount(line.netCents),
    writeAmount(line.vatCents),
    writeAmount(line.amountCents),
    writeText(invoice.currency.toUpperCase()),
    writeText(invoice.planId),
    writeDay(invoice.periodStart),
    writeDay(invoice.periodEnd),
    billTo === null ? '' : TYPES[billTo.customerType],
    writeText(billTo?.companyName ?? (person === '' ? invoice.payerName : person)),
    writeText(billTo?.address ?? null),
    writeText(billTo?.postalCode ?? null),
    writeText(billTo?.city ?? null),
    writeText(billTo?.country ?? null),
    writeText(billTo?.fiscalCode ?? null),
    writeText(billTo?.vatNumber ?? null),
    writeText(billTo === null ? null : findRecipient(billTo)),
    line.state,
    writeDay(line.paidAt),
    writeAmount(line.paidCents),
    writeText(invoice.provider),
    writeText(line.id),
    line.note,
    writeText(line.corrects),
  ];
}

/** Where the exchange system takes the invoice: who has stated no code gets it at the tax office. */
function findRecipient({ sdiCode, country }: NonNullable<BookedInvoice['billTo']>): string {
  return sdiCode ?? findRecipientAbroad(country) ?? '0000000';
}

/** Why less came in than an invoice amounts to. */
function describeCredit(invoice: BookedInvoice): string {
  if (invoice.amountCents < 0) return 'Credito per i documenti successivi';
  const { creditCents } = shareAmount(invoice);
  return creditCents === 0 ? '' : `Coperto da credito del cliente: ${writeAmount(creditCents)}`;
}

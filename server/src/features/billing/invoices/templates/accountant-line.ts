import { type BillingInfo, type PlanId, findRecipientAbroad } from '@citato/contract';
import { writeAmount, writeText } from '#lib/csv-line';

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

const TYPES = { private: 'privato', business: 'azienda', other: 'n/d' };

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

export function writeLine(invoice: BookedInvoice, line: Line): string[] {
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

/** Where the exchange system delivers the invoice: a customer who stated no code gets it at the tax office. */
function findRecipient({ sdiCode, country }: NonNullable<BookedInvoice['billTo']>): string {
  return sdiCode ?? findRecipientAbroad(country) ?? '0000000';
}

import type { BillingInfo, PlanId } from '@citato/contract';
import { shareAmount } from './charged-amount.ts';
import { writeAmount, writeText } from './csv-line.ts';
import { splitVat } from './invoice-vat.ts';

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
const TYPES = { private: 'privato', business: 'azienda' };

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
];

/** An invoice as one line of the accountant's file. */
export function describeForAccountant(invoice: BookedInvoice): string[] {
  const { billTo, amountCents, taxCents } = invoice;
  const { netCents, vatCents, note } = splitVat({ amountCents, taxCents, customer: billTo });
  const person = [billTo?.firstName, billTo?.lastName].filter(Boolean).join(' ');
  return [
    writeText(invoice.number),
    writeDay(invoice.issuedAt),
    writeAmount(netCents),
    writeAmount(vatCents),
    writeAmount(amountCents),
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
    writeText(billTo?.sdiCode ?? null),
    STATES[invoice.status],
    writeDay(invoice.paidAt),
    writeAmount(invoice.paidCents),
    writeText(invoice.provider),
    writeText(invoice.invoiceId),
    [note, describeCredit(invoice)].filter(Boolean).join('; '),
  ];
}

/** Why less came in than an invoice amounts to. */
function describeCredit(invoice: BookedInvoice): string {
  if (invoice.amountCents < 0) return 'Credito per i documenti successivi';
  const { creditCents } = shareAmount(invoice);
  return creditCents === 0 ? '' : `Coperto da credito del cliente: ${writeAmount(creditCents)}`;
}

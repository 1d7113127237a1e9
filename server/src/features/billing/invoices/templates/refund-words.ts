import { formatLongDate, withArticle } from '@citato/contract/format';
import { formatMoney } from './invoice-words.ts';

/** What a mail about a refund or a credit note names. */
export interface RefundWords {
  readonly currency: string;
  /** Of the credit note; null where money alone was given back. */
  readonly number: string | null;
  readonly amountCents: number;
  readonly invoiceNumber: string | null;
  readonly invoicedAt: Date;
}

/** The document that was paid, as a mail names it. */
export function nameInvoice({ invoiceNumber, invoicedAt }: RefundWords): string {
  const date = formatLongDate(invoicedAt.toISOString());
  return `${invoiceNumber === null ? 'documento' : `documento n. ${invoiceNumber}`} ${withArticle.del(date)}`;
}

/** The credit note with its amount; null where there is none. */
export function nameCreditNote({ number, amountCents: cents, currency }: RefundWords): string | null {
  return number === null ? null : `nota di credito n. ${number} di ${formatMoney({ cents, currency })}`;
}

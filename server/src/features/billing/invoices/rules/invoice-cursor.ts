/** Where a page of invoices ends; the next begins after it. */
export interface InvoiceCursor {
  readonly issuedAt: Date;
  readonly invoiceId: string;
}

/** The end of the year 9999: what comes after, the database and ISO 8601 write differently. */
const LAST_MOMENT = 253_402_300_799_999;

export function formatCursor({ issuedAt, invoiceId }: InvoiceCursor): string {
  return `${String(issuedAt.getTime())}.${invoiceId}`;
}

/** Null for anything `formatCursor` did not write. */
export function parseCursor(text: string): InvoiceCursor | null {
  const [, moment, invoiceId] = /^(\d{1,15})\.(\w{1,100})$/.exec(text) ?? [];
  const issuedAt = new Date(Number(moment));
  return invoiceId === undefined || !(issuedAt.getTime() <= LAST_MOMENT) ? null : { issuedAt, invoiceId };
}

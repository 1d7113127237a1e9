import type { Invoice } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { formatCursor, type InvoiceCursor, parseCursor } from './rules/invoice-cursor.ts';
import { splitVat } from './rules/invoice-vat.ts';
import { listInvoicesOf } from './store/invoices.ts';
import { listDisputesOf } from './store/disputes.ts';
import { listRefundsOf } from './store/refunds.ts';
import type { DisputeRow, InvoiceRow, RefundRow } from './tables.ts';

const PAGE_SIZE = 24;

/** A page of what an account was invoiced, newest first. */
export async function listInvoices(
  db: Queryable,
  {
    userId,
    cursor,
    limit = PAGE_SIZE,
  }: { userId: AccountId; cursor?: string | undefined; limit?: number | undefined },
): Promise<{ invoices: Invoice[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await listInvoicesOf(db, { userId, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const refunds = (await listRefundsOf(db, { userId })).filter(({ settledAt }) => settledAt !== null);
  const disputes = await listDisputesOf(db, { userId });
  const last = page.at(-1);
  return {
    invoices: page.map((row) => {
      const isOfRow = ({ provider, invoiceId }: Pick<InvoiceRow, 'provider' | 'invoiceId'>) =>
        provider === row.provider && invoiceId === row.invoiceId;
      return toInvoice(row, { refunds: refunds.filter(isOfRow), disputes: disputes.filter(isOfRow) });
    }),
    nextCursor: rows.length > limit && last !== undefined ? formatCursor(last) : null,
  };
}

function readCursor(text: string): InvoiceCursor {
  const cursor = parseCursor(text);
  if (cursor === null)
    throw new AppError('request.invalid', { fields: { cursor: 'Il segnalibro della pagina non è valido' } });
  return cursor;
}

function toInvoice(
  row: InvoiceRow,
  { refunds, disputes }: { refunds: readonly RefundRow[]; disputes: readonly DisputeRow[] },
): Invoice {
  const { invoiceId: id, number, status, currency, amountCents, dueCents, paidCents } = row;
  const { planId, hostedUrl, pdfUrl } = row;
  return {
    id,
    number,
    issuedAt: row.issuedAt.toISOString(),
    status,
    currency,
    amountCents,
    dueCents,
    paidCents,
    taxCents: splitVat({ ...row, customer: row.billTo }).vatCents,
    planId,
    periodStart: row.periodStart?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    hostedUrl,
    pdfUrl,
    refunds: refunds.map((refund) => ({
      number: refund.number,
      refundedAt: (refund.settledAt ?? refund.issuedAt).toISOString(),
      failedAt: refund.failedAt?.toISOString() ?? null,
      amountCents: refund.amountCents,
      refundedCents: refund.refundedCents,
    })),
    disputes: disputes.map(({ status, amountCents: cents, openedAt, lostAt, wonAt }) => ({
      openedAt: openedAt.toISOString(),
      amountCents: cents,
      ...(status === 'lost'
        ? { status, decidedAt: lostAt?.toISOString() ?? null }
        : status === 'won'
          ? { status, decidedAt: wonAt?.toISOString() ?? null }
          : { status: 'open' as const, decidedAt: null }),
    })),
  };
}

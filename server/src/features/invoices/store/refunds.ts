import { and, asc, desc, eq, getTableColumns, gt, gte, lt, or } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { invoiceRefunds, invoices, type InvoiceRow, type RefundRow } from '../tables.ts';

const ofInvoice = and(
  eq(invoiceRefunds.provider, invoices.provider),
  eq(invoiceRefunds.invoiceId, invoices.invoiceId),
);

/** What was given back to an account, newest first. */
export async function listRefundsOf(db: Queryable, { userId }: { userId: UserId }): Promise<RefundRow[]> {
  return db
    .select(getTableColumns(invoiceRefunds))
    .from(invoiceRefunds)
    .innerJoin(invoices, ofInvoice)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoiceRefunds.issuedAt), desc(invoiceRefunds.refundId));
}

/** Puts what is known now of a refund in the place of what was known before. */
export async function replaceRefund(tx: Transaction, row: RefundRow): Promise<void> {
  const { provider: _provider, refundId: _id, ...state } = row;
  await tx
    .insert(invoiceRefunds)
    .values(row)
    .onConflictDoUpdate({ target: [invoiceRefunds.provider, invoiceRefunds.refundId], set: state });
}

export interface BookedRefundRow {
  readonly refund: RefundRow;
  readonly invoice: InvoiceRow;
}

/** What was given back to anybody, or was not given back after all, by its day within a span, oldest first, a page at a time. */
export async function listBookedRefunds(
  db: Queryable,
  {
    booked,
    from,
    until,
    after,
    limit,
  }: {
    booked: 'settledAt' | 'failedAt';
    from: Date;
    until: Date;
    after: BookedRefundRow | null;
    limit: number;
  },
): Promise<BookedRefundRow[]> {
  const { [booked]: day, refundId } = invoiceRefunds;
  const lastDay = after?.refund[booked];
  const follows =
    after === null || lastDay == null
      ? undefined
      : or(gt(day, lastDay), and(eq(day, lastDay), gt(refundId, after.refund.refundId)));
  return db
    .select({ refund: getTableColumns(invoiceRefunds), invoice: getTableColumns(invoices) })
    .from(invoiceRefunds)
    .innerJoin(invoices, ofInvoice)
    .where(and(gte(day, from), lt(day, until), follows))
    .orderBy(asc(day), asc(refundId))
    .limit(limit);
}

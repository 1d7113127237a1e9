import { and, asc, desc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { invoiceRefunds, invoices, type InvoiceRow, type RefundRow } from '../tables.ts';
import { comesAfter, withoutMicroseconds } from './page-order.ts';

const ofInvoice = and(
  eq(invoiceRefunds.provider, invoices.provider),
  eq(invoiceRefunds.invoiceId, invoices.invoiceId),
);

/** What was given back to an account, newest first. */
export async function listRefundsOf(db: Queryable, { userId }: { userId: AccountId }): Promise<RefundRow[]> {
  return db
    .select(getTableColumns(invoiceRefunds))
    .from(invoiceRefunds)
    .innerJoin(invoices, ofInvoice)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoiceRefunds.issuedAt), desc(invoiceRefunds.refundId));
}

/** What was given back of some invoices, whosever they are. */
export async function listRefundsOfInvoices(
  tx: Transaction,
  { provider, invoiceIds }: { provider: PaymentProvider['id']; invoiceIds: readonly string[] },
): Promise<RefundRow[]> {
  return tx
    .select()
    .from(invoiceRefunds)
    .where(and(eq(invoiceRefunds.provider, provider), inArray(invoiceRefunds.invoiceId, [...invoiceIds])));
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

/** Everybody's, newest first. */
export async function listNewestRefunds(
  db: Queryable,
  { limit }: { limit: number },
): Promise<BookedRefundRow[]> {
  return db
    .select({ refund: getTableColumns(invoiceRefunds), invoice: getTableColumns(invoices) })
    .from(invoiceRefunds)
    .innerJoin(invoices, ofInvoice)
    .orderBy(desc(invoiceRefunds.issuedAt), desc(invoiceRefunds.refundId))
    .limit(limit);
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
      : comesAfter([day, refundId], {
          direction: 'ascending',
          after: { moment: lastDay, id: after.refund.refundId },
        });
  return db
    .select({ refund: getTableColumns(invoiceRefunds), invoice: getTableColumns(invoices) })
    .from(invoiceRefunds)
    .innerJoin(invoices, ofInvoice)
    .where(and(gte(day, lastDay ?? from), lt(day, until), follows))
    .orderBy(asc(withoutMicroseconds(day)), asc(refundId))
    .limit(limit);
}

import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type BillTo, invoices, type InvoiceRow } from '../tables.ts';
import { comesAfter, withoutMicroseconds } from './page-order.ts';

/** The invoices of an account, newest first; after the one a page ended with, if any. */
export async function listInvoicesOf(
  db: Queryable,
  {
    userId,
    after = null,
    limit,
  }: { userId: AccountId; after?: Pick<InvoiceRow, 'issuedAt' | 'invoiceId'> | null; limit?: number },
): Promise<InvoiceRow[]> {
  const { issuedAt, invoiceId } = invoices;
  const follows =
    after === null
      ? undefined
      : comesAfter([issuedAt, invoiceId], {
          direction: 'descending',
          after: { moment: after.issuedAt, id: after.invoiceId },
        });
  const rows = db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), follows))
    .orderBy(desc(withoutMicroseconds(issuedAt)), desc(invoiceId));
  return limit === undefined ? rows : rows.limit(limit);
}

/** Puts what is known now of an invoice in the place of what was known before; it never changes its account. */
export async function replaceInvoice(tx: Transaction, row: InvoiceRow): Promise<void> {
  const { provider: _provider, invoiceId: _id, userId, ...state } = row;
  await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      target: [invoices.provider, invoices.invoiceId],
      set: state,
      setWhere: userId === null ? isNull(invoices.userId) : eq(invoices.userId, userId),
    });
}

/** Paid invoices that were made out to nobody yet are made out to whom the account states now. */
export async function addressInvoices(
  tx: Transaction,
  { userId, billTo }: { userId: AccountId; billTo: BillTo },
): Promise<void> {
  await tx
    .update(invoices)
    .set({ billTo })
    .where(and(eq(invoices.userId, userId), isNotNull(invoices.settledAt), isNull(invoices.billTo)));
}

/** Which of these invoices are in our books although their account is gone. */
export async function listOwnerlessIds(
  tx: Transaction,
  { provider, invoiceIds }: { provider: PaymentProvider['id']; invoiceIds: readonly string[] },
): Promise<Set<string>> {
  const { invoiceId, userId } = invoices;
  const rows = await tx
    .select({ invoiceId })
    .from(invoices)
    .where(and(eq(invoices.provider, provider), inArray(invoiceId, [...invoiceIds]), isNull(userId)));
  return new Set(rows.map((row) => row.invoiceId));
}

/** Everybody's invoices issued within a span, oldest first, a page at a time. */
export async function listIssuedInvoices(
  db: Queryable,
  {
    from,
    until,
    after,
    limit,
  }: { from: Date; until: Date; after: Pick<InvoiceRow, 'issuedAt' | 'invoiceId'> | null; limit: number },
): Promise<InvoiceRow[]> {
  const { issuedAt, invoiceId } = invoices;
  const follows =
    after === null
      ? undefined
      : comesAfter([issuedAt, invoiceId], {
          direction: 'ascending',
          after: { moment: after.issuedAt, id: after.invoiceId },
        });
  return db
    .select()
    .from(invoices)
    .where(and(gte(issuedAt, after?.issuedAt ?? from), lt(issuedAt, until), follows))
    .orderBy(asc(withoutMicroseconds(issuedAt)), asc(invoiceId))
    .limit(limit);
}

/** Strikes an account's invoices out of the books: of test runs alone, nobody paid for those. */
export async function deleteInvoicesOf(tx: Transaction, { userId }: { userId: AccountId }): Promise<void> {
  await tx.delete(invoices).where(eq(invoices.userId, userId));
}

/** Removes some invoices issued before a moment. */
export async function deleteInvoicesBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const { provider, invoiceId, issuedAt } = invoices;
  const old = db.select({ provider, invoiceId }).from(invoices).where(lt(issuedAt, moment)).limit(limit);
  const { rowCount } = await db.delete(invoices).where(sql`(${provider}, ${invoiceId}) in ${old}`);
  return rowCount ?? 0;
}

import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type BillTo, invoices, type InvoiceRow } from '../tables.ts';

/** The invoices of an account, newest first; after the one a page ended with, if any. */
export async function listInvoicesOf(
  db: Queryable,
  {
    userId,
    after = null,
    limit,
  }: { userId: UserId; after?: Pick<InvoiceRow, 'issuedAt' | 'invoiceId'> | null; limit?: number },
): Promise<InvoiceRow[]> {
  const { issuedAt, invoiceId } = invoices;
  const follows =
    after === null
      ? undefined
      : or(lt(issuedAt, after.issuedAt), and(eq(issuedAt, after.issuedAt), lt(invoiceId, after.invoiceId)));
  const rows = db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), follows))
    .orderBy(desc(issuedAt), desc(invoiceId));
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
  { userId, billTo }: { userId: UserId; billTo: BillTo },
): Promise<void> {
  await tx
    .update(invoices)
    .set({ billTo })
    .where(and(eq(invoices.userId, userId), isNotNull(invoices.settledAt), isNull(invoices.billTo)));
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
      : or(gt(issuedAt, after.issuedAt), and(eq(issuedAt, after.issuedAt), gt(invoiceId, after.invoiceId)));
  return db
    .select()
    .from(invoices)
    .where(and(gte(issuedAt, from), lt(issuedAt, until), follows))
    .orderBy(asc(issuedAt), asc(invoiceId))
    .limit(limit);
}

/** Strikes an account's invoices out of the books: of trial runs alone, nobody paid for those. */
export async function deleteInvoicesOf(tx: Transaction, { userId }: { userId: UserId }): Promise<void> {
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

import { and, asc, count, desc, eq, getTableColumns, gte, isNotNull, lt, min } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type DisputeRow, invoiceDisputes, invoices, type InvoiceRow } from '../tables.ts';
import { comesAfter, withoutMicroseconds } from './page-order.ts';

const ofInvoice = and(
  eq(invoiceDisputes.provider, invoices.provider),
  eq(invoiceDisputes.invoiceId, invoices.invoiceId),
);

/** What an account's holder disputed, newest first. */
export async function listDisputesOf(
  db: Queryable,
  { userId }: { userId: AccountId },
): Promise<DisputeRow[]> {
  return db
    .select(getTableColumns(invoiceDisputes))
    .from(invoiceDisputes)
    .innerJoin(invoices, ofInvoice)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoiceDisputes.openedAt), desc(invoiceDisputes.disputeId));
}

export async function findDispute(
  tx: Transaction,
  { provider, disputeId }: Pick<DisputeRow, 'provider' | 'disputeId'>,
): Promise<DisputeRow | null> {
  const [row] = await tx
    .select()
    .from(invoiceDisputes)
    .where(and(eq(invoiceDisputes.provider, provider), eq(invoiceDisputes.disputeId, disputeId)));
  return row ?? null;
}

/** Puts what is known now of a dispute in the place of what was known before. */
export async function replaceDispute(tx: Transaction, row: DisputeRow): Promise<void> {
  const { provider: _provider, disputeId: _id, ...state } = row;
  await tx
    .insert(invoiceDisputes)
    .values(row)
    .onConflictDoUpdate({ target: [invoiceDisputes.provider, invoiceDisputes.disputeId], set: state });
}

/** Disputes the operator has to answer, and until when the first of them. */
export async function findOpenDisputes(
  db: Queryable,
  { provider }: { provider: PaymentProvider['id'] },
): Promise<{ open: number; dueBy: Date | null }> {
  const { status } = invoiceDisputes;
  const [row] = await db
    .select({ open: count(), dueBy: min(invoiceDisputes.dueBy) })
    .from(invoiceDisputes)
    .where(and(eq(invoiceDisputes.provider, provider), eq(status, 'needs_response')));
  return { open: row?.open ?? 0, dueBy: row?.dueBy ?? null };
}

export interface DisputedInvoiceRow {
  readonly dispute: DisputeRow;
  readonly invoice: InvoiceRow;
}

const columns = { dispute: getTableColumns(invoiceDisputes), invoice: getTableColumns(invoices) };

/** Everybody's, newest first. */
export async function listNewestDisputes(
  db: Queryable,
  { limit }: { limit: number },
): Promise<DisputedInvoiceRow[]> {
  return db
    .select(columns)
    .from(invoiceDisputes)
    .innerJoin(invoices, ofInvoice)
    .orderBy(desc(invoiceDisputes.openedAt), desc(invoiceDisputes.disputeId))
    .limit(limit);
}

/** Disputes that were lost, or won after they had been lost, by that day within a span, oldest first, a page at a time. */
export async function listDecidedDisputes(
  db: Queryable,
  {
    decided,
    from,
    until,
    after,
    limit,
  }: {
    decided: 'lostAt' | 'wonAt';
    from: Date;
    until: Date;
    after: DisputedInvoiceRow | null;
    limit: number;
  },
): Promise<DisputedInvoiceRow[]> {
  const { [decided]: day, disputeId, lostAt } = invoiceDisputes;
  const lastDay = after?.dispute[decided];
  const follows =
    after === null || lastDay == null
      ? undefined
      : comesAfter([day, disputeId], {
          direction: 'ascending',
          after: { moment: lastDay, id: after.dispute.disputeId },
        });
  return db
    .select(columns)
    .from(invoiceDisputes)
    .innerJoin(invoices, ofInvoice)
    .where(and(isNotNull(lostAt), gte(day, lastDay ?? from), lt(day, until), follows))
    .orderBy(asc(withoutMicroseconds(day)), asc(disputeId))
    .limit(limit);
}

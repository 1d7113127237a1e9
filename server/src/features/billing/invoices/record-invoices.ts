import { isDeepStrictEqual } from 'node:util';
import type { PlanId } from '@citato/contract';
import type { PaymentProvider, ProviderInvoice } from '#adapters/payments';
import { findContact } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { InvoicesDeps } from './invoices-deps.ts';
import { paymentFinished } from './payment-finished.ts';
import { recordDisputes } from './record-disputes.ts';
import { recordRefunds } from './record-refunds.ts';
import { decideInvoiceNotice } from './rules/invoice-notice.ts';
import { invoiceCutoff } from './rules/retention.ts';
import { sendInvoiceNotice } from './send-invoice-notice.ts';
import { findBillingInfo } from './store/billing-info.ts';
import { listInvoicesOf, replaceInvoice } from './store/invoices.ts';
import type { BillTo, InvoiceRow } from './tables.ts';

interface Recorded {
  readonly userId: AccountId;
  readonly provider: PaymentProvider['id'];
  readonly invoices: readonly ProviderInvoice[];
  /** Of these a running subscription owes the charge that failed. */
  readonly lateInvoiceIds: readonly string[];
  readonly planOfPrice: ReadonlyMap<string, PlanId>;
}

/**
 * Makes our books the same as the provider's, in the transaction that writes the subscription. The caller holds the
 * lock on the account. What changed for its customer is mailed with it: each payment once, each failed try once.
 */
export async function recordInvoices(
  deps: Pick<InvoicesDeps, 'clock' | 'events' | 'queue' | 'settings'>,
  tx: Transaction,
  { userId, provider, invoices, lateInvoiceIds, planOfPrice }: Recorded,
): Promise<void> {
  const now = deps.clock.now();
  const stored = await listInvoicesOf(tx, { userId });
  const known = new Map(stored.filter((row) => row.provider === provider).map((row) => [row.invoiceId, row]));
  // An invoice the provider keeps for longer than we may is not stored again.
  const kept = invoices.filter(({ issuedAt }) => issuedAt >= invoiceCutoff(now));
  for (const invoice of kept.toReversed()) {
    const before = known.get(invoice.id) ?? null;
    const isLate = lateInvoiceIds.includes(invoice.id);
    const notice = decideInvoiceNotice({ known: before, invoice, isLate, now });
    const row = describeInvoice({ userId, provider, invoice, planOfPrice, before });
    if (row === null || (notice === null && isDeepStrictEqual(row, before))) continue;
    const paid = notice === 'paid' ? { settledAt: now, ...(await describePayer(tx, userId)) } : {};
    const failed = notice === 'failed' ? { notifiedAt: now, notifiedAttempts: invoice.attempts } : {};
    const after = { ...row, ...paid, ...failed };
    await replaceInvoice(tx, after);
    if (notice === 'paid') await deps.events.announce(tx, paymentFinished, { userId, invoiceId: invoice.id });
    if (notice !== null) await sendInvoiceNotice(deps, tx, { userId, invoice: after, notice });
  }
  await recordRefunds(deps, tx, { userId, provider, invoices: kept });
  await recordDisputes(deps, tx, { provider, invoices: kept });
}

/** An invoice as it is stored, with what was noted about it so far; null for a draft. */
function describeInvoice({
  userId,
  provider,
  invoice,
  planOfPrice,
  before,
}: Pick<Recorded, 'userId' | 'provider' | 'planOfPrice'> & {
  invoice: ProviderInvoice;
  before: InvoiceRow | null;
}): InvoiceRow | null {
  const {
    id: invoiceId,
    status,
    priceId,
    number,
    currency,
    amountCents,
    dueCents,
    paidCents,
    taxCents,
  } = invoice;
  const { issuedAt, paidAt, periodStart, periodEnd, hostedUrl, pdfUrl } = invoice;
  if (status === 'draft') return null;
  return {
    provider,
    invoiceId,
    userId,
    number,
    status,
    currency,
    amountCents,
    dueCents,
    paidCents,
    taxCents,
    issuedAt,
    paidAt,
    periodStart,
    periodEnd,
    planId: (priceId === null ? undefined : planOfPrice.get(priceId)) ?? before?.planId ?? null,
    hostedUrl,
    pdfUrl,
    payerName: before?.payerName ?? null,
    billTo: before?.billTo ?? null,
    settledAt: before?.settledAt ?? null,
    notifiedAttempts: before?.notifiedAttempts ?? 0,
    notifiedAt: before?.notifiedAt ?? null,
  };
}

async function describePayer(
  tx: Transaction,
  userId: AccountId,
): Promise<Pick<InvoiceRow, 'payerName' | 'billTo'>> {
  const contact = await findContact(tx, userId);
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  const info = await findBillingInfo(tx, userId);
  return { payerName: name === '' ? null : name, billTo: info === null ? null : pickStatement(info) };
}

function pickStatement({
  userId: _userId,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...statement
}: BillTo & {
  userId: AccountId;
  createdAt: Date;
  updatedAt: Date;
}): BillTo {
  return statement;
}

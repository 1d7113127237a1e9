import { isDeepStrictEqual } from 'node:util';
import type { PaymentProvider, ProviderInvoice } from '#adapters/payments';
import { enqueueMail, writeMail } from '#features/emails';
import { findContact } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { InvoicesDeps } from './invoices-deps.ts';
import { recordDisputes } from './record-disputes.ts';
import { findLostCents, followRefund } from './rules/refund-progress.ts';
import { listOwnerlessIds } from './store/invoices.ts';
import { listRefundsOf, listRefundsOfInvoices, replaceRefund } from './store/refunds.ts';
import type { RefundRow } from './tables.ts';
import { refundFailed } from './templates/refund-failed.ts';
import { refundGiven } from './templates/refund-given.ts';

type Deps = Pick<InvoicesDeps, 'clock' | 'queue' | 'settings'>;

interface Given {
  readonly provider: PaymentProvider['id'];
  readonly invoices: readonly ProviderInvoice[];
}

/** What its customer is notified of: that a refund was given, or how much of it did not arrive. */
interface RefundNotice {
  readonly refund: RefundRow;
  readonly invoice: ProviderInvoice;
  /** What did not arrive of it; null where it was given. */
  readonly lostCents: number | null;
}

/** Makes what our books say was given back the same as the provider's; its customer is mailed once, and once when it fails. */
export async function recordRefunds(
  deps: Deps,
  tx: Transaction,
  { userId, provider, invoices }: Given & { readonly userId: AccountId },
): Promise<void> {
  if (invoices.every(({ refunds }) => refunds.length === 0)) return;
  const stored = await listRefundsOf(tx, { userId });
  const tell = (notice: RefundNotice) => tellOwner(deps, tx, { userId, ...notice });
  await bookRefunds(deps, tx, { provider, invoices, stored, tell });
}

/**
 * The same for invoices whose account is gone, and what is disputed of them: nobody is left to notify. Says whether any
 * of them is in our books, and whether something of that is still on its way.
 */
export async function recordRefundsOfDeleted(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  { provider, invoices }: Given,
): Promise<{ isOurs: boolean; isPending: boolean }> {
  const held = await listOwnerlessIds(tx, { provider, invoiceIds: invoices.map(({ id }) => id) });
  if (held.size === 0) return { isOurs: false, isPending: false };
  const kept = invoices.filter(({ id }) => held.has(id));
  const stored = await listRefundsOfInvoices(tx, { provider, invoiceIds: [...held] });
  await bookRefunds(deps, tx, { provider, invoices: kept, stored, tell: null });
  await recordDisputes(deps, tx, { provider, invoices: kept });
  const refunds = kept.flatMap((invoice) => invoice.refunds);
  const disputes = kept.flatMap((invoice) => invoice.disputes);
  const isUndecided = disputes.some(({ status }) => status !== 'won' && status !== 'lost');
  return { isOurs: true, isPending: isUndecided || refunds.some(({ status }) => status === 'pending') };
}

async function bookRefunds(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  {
    provider,
    invoices,
    stored,
    tell,
  }: Given & {
    readonly stored: readonly RefundRow[];
    /** Null where nobody is left to notify. */
    readonly tell: ((notice: RefundNotice) => Promise<void>) | null;
  },
): Promise<void> {
  const known = new Map(stored.map((row) => [row.refundId, row]));
  const now = clock.now();
  for (const invoice of invoices)
    for (const { id: refundId, ...said } of invoice.refunds.toReversed()) {
      const before = known.get(refundId) ?? null;
      const notifiedAt = before?.notifiedAt ?? null;
      const progress = followRefund({ now, said, before });
      const refund = { ...said, ...progress, provider, refundId, invoiceId: invoice.id, notifiedAt };
      const lostCents = findLostCents({ before, after: refund });
      const isFirstNotice = tell !== null && refund.status === 'succeeded' && notifiedAt === null;
      if (isFirstNotice) await tell({ refund, invoice, lostCents: null });
      if (tell !== null && lostCents !== null) await tell({ refund, invoice, lostCents });
      if (isFirstNotice || !isDeepStrictEqual(refund, before))
        await replaceRefund(tx, isFirstNotice ? { ...refund, notifiedAt: now } : refund);
    }
}

async function tellOwner(
  deps: Deps,
  tx: Transaction,
  { userId, refund, invoice, lostCents }: RefundNotice & { readonly userId: AccountId },
): Promise<void> {
  const contact = await findContact(tx, userId);
  if (contact === null) return;
  const { firstName, email: to } = contact;
  const { currency, number: invoiceNumber, issuedAt: invoicedAt } = invoice;
  const about = {
    ...refund,
    firstName,
    appUrl: deps.settings.appUrl,
    currency,
    invoiceNumber,
    invoicedAt,
  };
  const letter = lostCents === null ? refundGiven(about) : refundFailed({ ...about, lostCents });
  const kind = lostCents === null ? 'payment-refunded' : 'refund-failed';
  await enqueueMail(deps, tx, { userId: contact.userId, to, template: await writeMail(letter), kind });
}

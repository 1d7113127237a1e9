import { isDeepStrictEqual } from 'node:util';
import type { PaymentProvider, ProviderInvoice } from '#adapters/payments';
import { enqueueMail, writeMail } from '#features/emails';
import { findContact } from '#features/users';
import type { UserId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { InvoicesDeps } from './invoices-deps.ts';
import { findLostCents, followRefund } from './rules/refund-course.ts';
import { listRefundsOf, replaceRefund } from './store/refunds.ts';
import type { RefundRow } from './tables.ts';
import { refundFailed } from './templates/refund-failed.ts';
import { refundGiven } from './templates/refund-given.ts';

type Deps = Pick<InvoicesDeps, 'clock' | 'queue' | 'settings'>;

/** Makes what our books say was given back the same as the provider's; its customer is mailed once, and once when it fails. */
export async function recordRefunds(
  deps: Deps,
  tx: Transaction,
  {
    userId,
    provider,
    invoices,
  }: { userId: UserId; provider: PaymentProvider['id']; invoices: readonly ProviderInvoice[] },
): Promise<void> {
  if (invoices.every(({ refunds }) => refunds.length === 0)) return;
  const stored = await listRefundsOf(tx, { userId });
  const known = new Map(stored.map((row) => [row.refundId, row]));
  const now = deps.clock.now();
  for (const invoice of invoices)
    for (const { id: refundId, ...said } of invoice.refunds.toReversed()) {
      const before = known.get(refundId) ?? null;
      const toldAt = before?.toldAt ?? null;
      const course = followRefund({ now, said, before });
      const row = { ...said, ...course, provider, refundId, invoiceId: invoice.id, toldAt };
      const lostCents = findLostCents({ before, after: row });
      const isNews = row.status === 'succeeded' && toldAt === null;
      if (isNews) await tellOwner(deps, tx, { userId, refund: row, invoice, lostCents: null });
      if (lostCents !== null) await tellOwner(deps, tx, { userId, refund: row, invoice, lostCents });
      if (isNews || !isDeepStrictEqual(row, before))
        await replaceRefund(tx, isNews ? { ...row, toldAt: now } : row);
    }
}

async function tellOwner(
  deps: Deps,
  tx: Transaction,
  {
    userId,
    refund,
    invoice,
    lostCents,
  }: {
    userId: UserId;
    refund: RefundRow;
    invoice: ProviderInvoice;
    /** What did not arrive of it; null where it was given. */
    lostCents: number | null;
  },
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
  await enqueueMail(deps, tx, { userId, to, template: await writeMail(letter), kind });
}

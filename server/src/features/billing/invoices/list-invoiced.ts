import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findBillingInfo } from './store/billing-info.ts';
import { listInvoicesOf } from './store/invoices.ts';
import { listDisputesOf } from './store/disputes.ts';
import { listRefundsOf } from './store/refunds.ts';
import type { DisputeRow, InvoiceRow, RefundRow } from './tables.ts';

/** Whom an account's owner wants invoiced, and what was invoiced. */
export async function listInvoiced(db: Queryable, userId: AccountId) {
  const info = await findBillingInfo(db, userId);
  const rows = await listInvoicesOf(db, { userId });
  const refunds = await listRefundsOf(db, { userId });
  const disputes = await listDisputesOf(db, { userId });
  const { userId: _userId, ...billingInfo } = info ?? { userId };
  return {
    billingInfo: info === null ? null : billingInfo,
    invoices: rows.map(
      ({
        userId: _owner,
        settledAt: _settledAt,
        notifiedAttempts: _attempts,
        notifiedAt: _notifiedAt,
        ...invoice
      }) => ({
        ...invoice,
        refunds: refunds.filter(isOf(invoice)).map(pickRefund),
        disputes: disputes.filter(isOf(invoice)).map(pickDispute),
      }),
    ),
  };
}

const isOf =
  (invoice: Pick<InvoiceRow, 'provider' | 'invoiceId'>) =>
  ({ provider, invoiceId }: Pick<InvoiceRow, 'provider' | 'invoiceId'>): boolean =>
    provider === invoice.provider && invoiceId === invoice.invoiceId;

function pickRefund({
  provider: _provider,
  invoiceId: _invoice,
  notifiedAt: _notifiedAt,
  ...refund
}: RefundRow) {
  return refund;
}

function pickDispute({ provider: _provider, invoiceId: _invoice, ...dispute }: DisputeRow) {
  return dispute;
}

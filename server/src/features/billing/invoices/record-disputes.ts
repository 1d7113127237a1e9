import { isDeepStrictEqual } from 'node:util';
import type { PaymentProvider, ProviderInvoice } from '#adapters/payments';
import type { Transaction } from '#platform/db';
import type { InvoicesDeps } from './invoices-deps.ts';
import { followDispute } from './rules/dispute-progress.ts';
import { findDispute, replaceDispute } from './store/disputes.ts';

/** Makes what our books say is disputed the same as the provider's. Its holder asked for it: nobody is mailed. */
export async function recordDisputes(
  { clock }: Pick<InvoicesDeps, 'clock'>,
  tx: Transaction,
  { provider, invoices }: { provider: PaymentProvider['id']; invoices: readonly ProviderInvoice[] },
): Promise<void> {
  const now = clock.now();
  for (const { id: invoiceId, disputes } of invoices)
    for (const { id: disputeId, ...said } of disputes) {
      const before = await findDispute(tx, { provider, disputeId });
      const decisions = followDispute({ now, status: said.status, before });
      const dispute = { ...said, ...decisions, provider, disputeId, invoiceId };
      if (!isDeepStrictEqual(dispute, before)) await replaceDispute(tx, dispute);
    }
}

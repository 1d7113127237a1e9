import * as z from 'zod';
import type { PaymentProvider } from '#adapters/payments';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { runExclusively } from '#platform/limits';
import type { InvoicesDeps } from './invoices-deps.ts';
import { recordRefundsOfDeleted } from './record-refunds.ts';

/** Looks once more at a customer whose account is gone, and every day while something given back is on its way. */
export const readRefundsOfDeletedJob = defineJob({
  name: 'invoices.read-refunds-of-deleted',
  schema: z.object({ customerId: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 60,
  maxRetryDelaySeconds: 6 * 60 * 60,
});

/** An older reading is never written over a newer one. */
const ONE_READING = { name: 'refunds-of-deleted', leaseSeconds: 60 };

type Deps = Pick<InvoicesDeps, 'db' | 'clock' | 'log'> & { readonly payments: PaymentProvider };

/** Reads what was given back to a customer whose account is gone: only the accountant learns of it. */
export async function readRefundsOfDeleted(
  { db, clock, log, payments }: Deps,
  { customerId }: { customerId: string },
): Promise<{ isPending: boolean }> {
  const read = await runExclusively(db, { exclusive: ONE_READING, key: customerId }, async () => {
    const reply = await payments.listInvoices(customerId);
    if (!reply.ok && reply.fault.kind !== 'not_found') throw new Error(reply.fault.detail);
    const invoices = reply.ok ? reply.value : [];
    return withTransaction(db, (tx) =>
      recordRefundsOfDeleted({ clock }, tx, { provider: payments.id, invoices }),
    );
  });
  if (read === null) throw new Error('Another process is reading this customer');
  if (!read.isOurs) log.info({ customerId }, 'A customer without an account has no invoice in our books');
  return read;
}

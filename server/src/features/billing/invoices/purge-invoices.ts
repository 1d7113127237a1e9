import * as z from 'zod';
import type { Context } from '#platform/context';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import { invoiceCutoff } from './rules/retention.ts';
import { deleteInvoicesBefore } from './store/invoices.ts';

export const purgeInvoicesJob = defineJob({
  name: 'invoices.purge-invoices',
  schema: z.object({}),
  retryLimit: 3,
});

/** Removes invoices, with whom they are made out to, once the law no longer asks for them. */
export async function purgeInvoices(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const moment = invoiceCutoff(clock.now());
  const removed = await removeInBatches((limit) => deleteInvoicesBefore(db, { moment, limit }), signal);
  if (removed > 0) log.info({ removed }, 'invoices older than ten years were removed');
}

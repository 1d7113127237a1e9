import type { JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import type { InvoicesDeps } from './invoices-deps.ts';
import { purgeInvoices, purgeInvoicesJob } from './purge-invoices.ts';

const DAY_SECONDS = 86_400;

export function invoiceJobs(deps: InvoicesDeps): JobRegistration[] {
  const purge = (signal: AbortSignal) => purgeInvoices(deps, signal);
  return [purgeJob(deps, purgeInvoicesJob, { everySeconds: DAY_SECONDS, purge })];
}

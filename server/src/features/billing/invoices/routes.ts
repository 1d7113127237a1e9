import { Readable } from 'node:stream';
import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { exportInvoices } from './export-invoices.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { listPaymentCorrections } from './list-payment-corrections.ts';
import { listInvoices } from './list-invoices.ts';
import { getBillingInfo } from './get-billing-info.ts';
import { saveBillingInfo } from './save-billing-info.ts';

export function invoiceRoutes(deps: InvoicesDeps): RouteImplementation[] {
  return [
    implement(api.getBillingInfo, async ({ caller: { accountId: userId } }) => ({
      status: 200,
      body: await getBillingInfo(deps.db, userId),
    })),
    implement(api.saveBillingInfo, async ({ body, caller: { accountId: userId } }) => ({
      status: 200,
      body: await saveBillingInfo(deps, { userId, input: body }),
    })),
    implement(api.listInvoices, async ({ query, caller: { accountId: userId } }) => ({
      status: 200,
      body: await listInvoices(deps.db, { userId, ...query }),
    })),
    implement(api.listPaymentCorrections, async () => ({
      status: 200,
      body: { corrections: await listPaymentCorrections(deps.db) },
    })),
    implement(api.exportInvoices, async ({ query, caller, reply }) => {
      const pieces = await exportInvoices(deps, { ...query, caller });
      const fileName = `fatture-${query.startDate}-${query.endDate}.csv`;
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(pieces));
      return 'sent';
    }),
  ];
}

import { Readable } from 'node:stream';
import { type BillingInfo, api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { exportInvoices } from './export-invoices.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { listCorrections } from './list-corrections.ts';
import { listInvoices } from './list-invoices.ts';
import { storeBillingInfo } from './store-billing-info.ts';
import { findBillingInfo } from './store/billing-info.ts';
import type { BillingInfoRow } from './tables.ts';

export function invoiceRoutes(deps: InvoicesDeps): RouteImplementation[] {
  return [
    implement(api.getBillingInfo, async ({ caller: { userId } }) => {
      const info = await findBillingInfo(deps.db, userId);
      return { status: 200, body: info === null ? null : toBody(info) };
    }),
    implement(api.saveBillingInfo, async ({ body, caller: { userId } }) => ({
      status: 200,
      body: toBody(await storeBillingInfo(deps, { userId, input: body })),
    })),
    implement(api.listInvoices, async ({ query, caller: { userId } }) => ({
      status: 200,
      body: await listInvoices(deps.db, { userId, ...query }),
    })),
    implement(api.listPaymentCorrections, async () => ({
      status: 200,
      body: { corrections: await listCorrections(deps.db) },
    })),
    implement(api.exportInvoices, async ({ query, caller, reply }) => {
      const pieces = await exportInvoices(deps, { ...query, caller });
      reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="fatture-${query.startDate}-${query.endDate}.csv"`,
        )
        .send(Readable.from(pieces));
      return 'sent';
    }),
  ];
}

function toBody({ createdAt, updatedAt, ...statement }: BillingInfoRow): BillingInfo {
  return { ...statement, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

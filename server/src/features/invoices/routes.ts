import { type BillingInfo, api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import type { InvoicesDeps } from './invoices-deps.ts';
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
  ];
}

function toBody({ createdAt, updatedAt, ...statement }: BillingInfoRow): BillingInfo {
  return { ...statement, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

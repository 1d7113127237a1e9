import { type BillingInfo, api } from '@citato/contract';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { readStatement } from './rules/stated-info.ts';
import { findBillingInfo, replaceBillingInfo } from './store/billing-info.ts';
import type { BillingInfoRow } from './tables.ts';

export function invoiceRoutes({ db, clock }: Context): RouteImplementation[] {
  return [
    implement(api.getBillingInfo, async ({ caller: { userId } }) => {
      const info = await findBillingInfo(db, userId);
      return { status: 200, body: info === null ? null : toBody(info) };
    }),
    implement(api.saveBillingInfo, async ({ body, caller: { userId } }) => {
      const now = clock.now();
      const statement = readStatement(body);
      const stored = await replaceBillingInfo(db, { ...statement, userId, createdAt: now, updatedAt: now });
      return { status: 200, body: toBody(stored) };
    }),
  ];
}

function toBody({ createdAt, updatedAt, ...statement }: BillingInfoRow): BillingInfo {
  return { ...statement, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

import type { BillingInfo } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findBillingInfo } from './store/billing-info.ts';
import type { BillingInfoRow } from './tables.ts';

/** Whom an account's invoices are made out to; null before it said so. */
export async function getBillingInfo(db: Queryable, userId: AccountId): Promise<BillingInfo | null> {
  const info = await findBillingInfo(db, userId);
  return info === null ? null : shapeBillingInfo(info);
}

export function shapeBillingInfo({ createdAt, updatedAt, ...statement }: BillingInfoRow): BillingInfo {
  return { ...statement, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

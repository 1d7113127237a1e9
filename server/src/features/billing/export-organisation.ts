import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listInvoiced } from './invoices/list-invoiced.ts';
import { listOperations } from './operations/store/operations.ts';
import { listSubscriptions } from './store/subscriptions.ts';

/** Whom an account wants invoiced, what was invoiced, its subscriptions, and the changes asked for. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  return {
    ...(await listInvoiced(db, userId)),
    subscriptions: await listSubscriptions(db, userId),
    paymentOperations: await listOperations(db, userId),
  };
}

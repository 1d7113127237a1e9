import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listDeliveriesOfAccount } from './store/deliveries.ts';
import { listEndpointsOf } from './store/endpoints.ts';
import type { DeliveryRow } from './tables.ts';

const PAGE_SIZE = 500;

/** Where an account's events go, and what was sent. */
export async function exportOrganisation(db: Queryable, accountId: AccountId): Promise<OwnData> {
  return {
    webhooks: await listEndpoints(db, accountId),
    webhookDeliveries: streamDeliveries(db, accountId),
  };
}

/** An account's endpoints; their secrets are left out, with what of a channel's address is one. */
async function listEndpoints(db: Queryable, userId: AccountId) {
  const rows = await listEndpointsOf(db, userId);
  return rows.map(
    ({
      id,
      kind,
      companyId,
      url,
      description,
      events,
      disabledBecause,
      failingSince,
      previousUntil,
      createdAt,
    }) => ({
      id,
      kind,
      companyId,
      url,
      description,
      events,
      disabledBecause,
      failingSince,
      previousUntil,
      createdAt,
    }),
  );
}

/** What was sent for an account, oldest first, a page at a time. */
async function* streamDeliveries(db: Queryable, userId: AccountId) {
  let after: Pick<DeliveryRow, 'createdAt' | 'id'> | null = null;
  do {
    const page: DeliveryRow[] = await listDeliveriesOfAccount(db, { userId, after, limit: PAGE_SIZE });
    yield* page.map(({ userId: _, ...delivery }) => delivery);
    after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null);
  } while (after !== null);
}

import type { Webhook } from '@citato/contract';
import { getWebhookAllowance } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId, WebhookId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { describeStatuses } from '../rules/endpoint-status.ts';
import { listEndpointsOf } from '../store/endpoints.ts';
import type { EndpointRow } from '../tables.ts';

/** An account's endpoints, oldest first, with what its plan makes of them. */
export async function listWebhookEndpoints(
  db: Queryable,
  userId: AccountId,
): Promise<{ endpoints: (EndpointRow & { status: Webhook['status'] })[]; max: number }> {
  const rows = (await listEndpointsOf(db, userId)).filter(({ kind }) => kind === 'standard');
  const max = await getWebhookAllowance(db, userId);
  const statuses = describeStatuses(rows, { max });
  return {
    endpoints: rows.map((row, index) => ({ ...row, status: statuses[index] ?? 'not_included' })),
    max,
  };
}

/** An endpoint as its owner sees it; its secrets stay here. */
export function shapeEndpoint(
  row: EndpointRow & { readonly status: Webhook['status'] },
  { now }: { now: Date },
): Webhook {
  const { id, url, description, events, status, disabledBecause, failingSince, previousUntil } = row;
  const isBoth = row.previousSealedSecret !== null && previousUntil !== null && previousUntil > now;
  return {
    id,
    url,
    description,
    events,
    status,
    disabledBecause,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: isBoth ? previousUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** One of them, as it is now. */
export async function showEndpoint(
  db: Queryable,
  { userId, endpointId, now }: { userId: AccountId; endpointId: WebhookId; now: Date },
): Promise<Webhook> {
  const { endpoints } = await listWebhookEndpoints(db, userId);
  const found = endpoints.find(({ id }) => id === endpointId);
  if (found === undefined) throw new AppError('webhooks.not_found');
  return shapeEndpoint(found, { now });
}

import type { WebhookDelivery } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { AccountId, WebhookId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { formatCursor, parseCursor } from '../rules/delivery-cursor.ts';
import { shapeDelivery } from '../rules/delivery-view.ts';
import { listDeliveriesOf } from '../store/deliveries.ts';
import { findEndpointOf } from '../store/endpoints.ts';

const PAGE_SIZE = 20;

/** A page of an endpoint's log, newest first. */
export async function listWebhookDeliveries(
  db: Queryable,
  { userId, endpointId, cursor }: { userId: AccountId; endpointId: WebhookId; cursor?: string | undefined },
): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  if (cursor !== undefined && after === null)
    throw new AppError('request.invalid', { fields: { cursor: 'Il segnalibro della pagina non è valido' } });
  if ((await findEndpointOf(db, { userId, endpointId })) === null) throw new AppError('webhooks.not_found');
  const rows = await listDeliveriesOf(db, { userId, endpointId, after, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    deliveries: page.map(shapeDelivery),
    nextCursor: rows.length > PAGE_SIZE && last !== undefined ? formatCursor(last) : null,
  };
}

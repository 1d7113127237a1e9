import type { Transaction } from '#platform/db';
import { deliverMessageJob } from './deliver-message.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import type { DeliveryRow } from '../tables.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/**
 * Writes messages into the log and their sending into the queue; what an endpoint was sent already is not sent again.
 */
export async function enqueueDeliveries(
  { queue }: Pick<WebhooksDeps, 'queue'>,
  tx: Transaction,
  drafts: readonly DeliveryRow[],
): Promise<void> {
  const added = await insertDeliveries(tx, drafts);
  await queue.enqueueMany(
    tx,
    deliverMessageJob,
    added.map(({ id, userId }) => ({ payload: { deliveryId: id }, options: { groupId: userId } })),
  );
}

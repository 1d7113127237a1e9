import type { AlertChannel, ChannelDelivery } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { shapeChannelDelivery } from './shape-channel-delivery.ts';
import { listNewestDeliveries } from '../store/deliveries.ts';
import { listChannels, shapeChannels } from '../endpoints/list-channels.ts';

/** Lines of the log that are shown. */
const SHOWN_DELIVERIES = 20;

/** An account's channels with the newest lines of their log. */
export async function listAlertChannels(
  db: Queryable,
  userId: AccountId,
): Promise<{ channels: AlertChannel[]; max: number; deliveries: ChannelDelivery[] }> {
  const { channels: rows, max } = await listChannels(db, userId);
  const deliveries = await listNewestDeliveries(db, {
    userId,
    endpointIds: rows.map(({ id }) => id),
    limit: SHOWN_DELIVERIES,
  });
  return {
    channels: await shapeChannels(db, userId, rows),
    max,
    deliveries: deliveries.flatMap((row) => shapeChannelDelivery(row) ?? []),
  };
}

import { AppError } from '#lib/app-error';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { removeDeliveriesOf } from '../store/attempts.ts';
import { removeEndpoint } from '../store/endpoints.ts';
import type { ChannelScope } from './get-channel.ts';

/** Removes a channel with its log; what waits for it is not sent. */
export async function deleteAlertChannel(
  { db }: Pick<Context, 'db'>,
  { userId, channelId: endpointId }: ChannelScope,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await removeEndpoint(tx, { userId, endpointId }))) throw new AppError('channels.not_found');
    await removeDeliveriesOf(tx, { userId, endpointId });
  });
}

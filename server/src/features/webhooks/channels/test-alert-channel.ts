import type { ChannelDelivery } from '@citato/contract';
import { holdsAlerts } from '#features/plans';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import { switchOffIfGone } from '../deliveries/settle-attempt.ts';
import { shapeChannelDelivery } from './shape-channel-delivery.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { lockEndpointOf } from '../store/endpoints.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { type ChannelScope, getChannel } from './get-channel.ts';
import { sendTest } from './send-test.ts';

/** Sends a test to a channel once, and logs what came of it; only a chat that says it is gone switches it off. */
export async function testAlertChannel(deps: WebhooksDeps, scope: ChannelScope): Promise<ChannelDelivery> {
  const { db } = deps;
  const { userId, channelId: endpointId } = scope;
  const { channel, address } = await getChannel(deps, db, scope);
  if (channel.status === 'not_included')
    throw new AppError((await holdsAlerts(db, userId)) ? 'channels.limit_reached' : 'alerts.not_included');
  if (address === null) throw new AppError('webhooks.secret_lost');
  const delivery = await sendTest(deps, { userId, endpointId, kind: channel.kind, address });
  await withTransaction(db, async (tx) => {
    const held = await lockEndpointOf(tx, { userId, endpointId });
    if (held === null) throw new AppError('channels.not_found');
    await insertDeliveries(tx, [delivery]);
    await switchOffIfGone(deps, tx, { endpoint: held, responseStatus: delivery.responseStatus });
  });
  const shown = shapeChannelDelivery(delivery);
  if (shown === null) throw new AppError('channels.not_found');
  return shown;
}

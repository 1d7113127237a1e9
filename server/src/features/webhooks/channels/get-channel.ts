import { AppError } from '#lib/app-error';
import type { AccountId, WebhookId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { type ChannelRow, listChannels } from '../endpoints/list-channels.ts';

export interface ChannelScope {
  readonly userId: AccountId;
  readonly channelId: WebhookId;
}

/** A channel of an account with its address; null where it cannot be opened any more. */
export async function getChannel(
  { sealer }: Pick<WebhooksDeps, 'sealer'>,
  db: Queryable,
  { userId, channelId }: ChannelScope,
): Promise<{ channel: ChannelRow; address: string | null }> {
  const { channels } = await listChannels(db, userId);
  const channel = channels.find(({ id }) => id === channelId);
  if (channel === undefined) throw new AppError('channels.not_found');
  return { channel, address: sealer.open(channel.sealedSecret, channel.id) };
}

import type { ChannelKind } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { assertMaySendTo } from '../endpoints/create-webhook-endpoint.ts';
import { readChannelAddress } from '../rules/channels/read-channel-address.ts';
import { ADDRESS_FAULTS, sayOtherChat } from '../templates/channel-words.ts';

/** The chat an address is of; refuses one that is of none, of another than is wanted, or that is never sent to. */
export function openAddress(
  deps: Pick<WebhooksDeps, 'sender'>,
  { address, wanted }: { address: string; wanted: ChannelKind | null },
): ChannelKind {
  const read = readChannelAddress(address);
  if ('fault' in read) {
    if (read.fault === 'unknown') throw new AppError('channels.unknown_address');
    throw new AppError('channels.unknown_address', { message: ADDRESS_FAULTS[read.fault] });
  }
  const { kind } = read;
  if (wanted !== null && kind !== wanted)
    throw new AppError('channels.other_chat', { message: sayOtherChat({ found: kind, wanted }) });
  assertMaySendTo(deps, address);
  return kind;
}

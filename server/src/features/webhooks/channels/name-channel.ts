import { CHANNEL_KINDS, CHAT_NAMES } from '@citato/contract';
import type { AccountId, WebhookId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { findHeldEndpoint } from '../store/endpoints.ts';

/** What an account's channel is called, like 'Slack #ai-visibilita'; null: it has no such channel. Until a transaction ends it stays. */
export async function nameChannel(
  db: Queryable,
  { accountId: userId, channelId: endpointId }: { accountId: AccountId; channelId: WebhookId },
): Promise<string | null> {
  const row = await findHeldEndpoint(db, { userId, endpointId });
  const kind = CHANNEL_KINDS.find((one) => one === row?.kind);
  return row === null || kind === undefined ? null : `${CHAT_NAMES[kind]} ${row.description}`.trim();
}

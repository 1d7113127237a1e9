import type { Alert } from '@citato/contract';
import { type ChatAlerts, linkAlert, planChatAlerts } from '#features/alerts';
import { buildAppLink } from '#lib/app-link';
import { type AccountId, type AlertId, newId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import { enqueueDeliveries } from '../deliveries/enqueue-deliveries.ts';
import { type ChannelRow, listChannels } from '../endpoints/list-channels.ts';
import { describeAlert } from '../rules/channels/describe-alert.ts';
import { describeWeekend } from '../rules/channels/describe-weekend.ts';
import type { ChannelNote } from '../rules/channels/channel-note.ts';
import { writeChannelMessage } from '../rules/channels/write-channel-message.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { holdEndpoints } from '../store/endpoints.ts';
import { ALERT_WORDS } from '../templates/channel-words.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/**
 * Sends an alert to an account's channels when its quiet hours are over, and nothing where the alert is by then. What waited
 * for the Monday after a free weekend is one message, written after the first of its alerts.
 */
export async function notifyChannels(
  deps: WebhooksDeps,
  { userId, alertId }: { userId: AccountId; alertId: AlertId },
  { putOff }: Pick<JobExecution, 'putOff'>,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const planned = await planChatAlerts(db, { userId, alertId, now });
  if (planned === null) return;
  if (planned.dueAt > now) {
    putOff(planned.dueAt);
    return;
  }
  const { channels } = await listChannels(db, userId);
  const active = channels.filter(({ status }) => status === 'active');
  const notified = active.flatMap((channel) => {
    const note = describe(deps, { userId, channel, planned });
    return note === null ? [] : [{ ...channel, note }];
  });
  if (notified.length === 0) return;
  const messageId = `msg_${planned.monday === null ? alertId : `weekend_${planned.monday}`}_raised`;
  await withTransaction(db, async (tx) => {
    const held = await holdEndpoints(tx, { userId, endpointIds: notified.map(({ id }) => id) });
    const drafts = notified
      .filter(({ id }) => held.has(id))
      .map(({ id: endpointId, kind, note }) => {
        const message = writeChannelMessage({ kind, note, event: 'alert.raised', messageId, at: now });
        return draftDelivery({ id: newId(), userId, endpointId, message, now });
      });
    await enqueueDeliveries(deps, tx, drafts);
  });
}

/** What a channel is sent; null: nothing. */
function describe(
  { muteLinks, settings: { appUrl } }: WebhooksDeps,
  { userId: accountId, channel, planned }: { userId: AccountId; channel: ChannelRow; planned: ChatAlerts },
): ChannelNote | null {
  const alerts = planned.ofChannel(channel);
  const [first] = alerts;
  if (first === undefined) return null;
  const linksOf = (alert: Alert) => {
    const alertId = toId<AlertId>(alert.id);
    const mute = muteLinks.build({ accountId, alertId, place: { channelId: channel.id } });
    return { see: linkAlert(appUrl, alert), mute };
  };
  if (alerts.length === 1) return describeAlert({ alert: first, words: ALERT_WORDS, links: linksOf(first) });
  const companies = buildAppLink({ appUrl, path: '/' }).href;
  return describeWeekend({ alerts, words: ALERT_WORDS, linksOf, companies });
}
